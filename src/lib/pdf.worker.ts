// First: a page of a kilobyte can claim to hold a gigabyte, and the reader of PDFs unpacks it all.
import './pdf-bounds.ts';
import 'pdfjs-dist/build/pdf.worker.min.mjs';
