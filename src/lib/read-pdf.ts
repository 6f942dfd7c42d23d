import {
  getDocument,
  PasswordException,
  PDFWorker,
  type PDFDocumentProxy,
  type PageViewport,
  type PDFPageProxy,
} from 'pdfjs-dist';
import jbig2Address from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpegAddress from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import qcmsAddress from 'pdfjs-dist/wasm/qcms_bg.wasm?url';
import { mostCharacters, mostPages, type AttachmentFault, type AttachmentPage } from './attachment.ts';
import { ownScript } from './own-scripts.ts';
import { lineText, type TextPiece } from './pdf-lines.ts';
import { placePieces, type PdfWord } from './pdf-words.ts';
import workerAddress from './pdf.worker.ts?worker&url';
import { longestSide } from './picture.ts';
import { shortened } from './shortened.ts';

export type ReadPdf =
  { kind: 'read'; text: string; pages: AttachmentPage[] } | { kind: 'refused'; why: AttachmentFault };

export interface PdfLimits {
  /** To open it at all; beyond this it is refused. */
  openMs: number;
  /** For its words and its pages together; what is not read by then is left out. */
  readMs: number;
}

/** Long enough for a plan of a hundred thousand lines on a cheap phone. */
const usualLimits: PdfLimits = { openMs: 15_000, readMs: 20_000 };

/** Nobody asks about more pages than this in 12,000 characters. */
const mostPagesRead = 200;
const longestAttachedSide = 1600;
/** Larger pictures within a page are not unpacked. */
const mostPixelsInside = 50_000_000;
/** A page with fewer characters is a drawing, a table or a scan: it says more to the eye. */
const fewCharacters = 800;

/**
 * The words of a PDF, and the pages of it that have to be seen, as JPEGs. Its scripts are never run, and nothing is
 * fetched from anywhere but this site: fonts that it does not bring are the device's own. Throws only where the reader
 * itself cannot be fetched.
 */
export async function readPdf(
  bytes: ArrayBuffer,
  signal: AbortSignal,
  { openMs, readMs }: PdfLimits = usualLimits,
): Promise<ReadPdf> {
  const read = await whileOpen(bytes, signal, openMs, (opened) =>
    readPages(opened, performance.now() + readMs, signal),
  );
  return read.kind === 'refused' ? read : { kind: 'read', ...read.value };
}

/** No plan of a home has more; a book was chosen by mistake. */
const mostPlanPages = 20;

/** encrypted: it opens with a password only · too-slow: it did not open in time. */
export type PdfFault = 'encrypted' | 'broken-document' | 'no-pages' | 'too-many-pages' | 'too-slow';

export type UsedPdf<T> = { kind: 'done'; value: T } | { kind: 'refused'; why: PdfFault };

/** A PDF while it is open. Pages are counted from 1. */
export interface OpenPdf {
  pages: number;
  /** The words of a page as the file has them, in the order of the file; none for a scan or a broken page. */
  wordsOf(page: number): Promise<PdfWord[]>;
  /** A page as a JPEG so many pixels wide, its longer side at most 2000; undefined where it cannot be drawn. */
  pictureOf(page: number, width: number): Promise<Blob | undefined>;
}

/**
 * Opens a PDF of plans, does `work` with it and closes it again. As `readPdf` it runs no scripts and fetches nothing
 * from elsewhere. Throws the reason of the signal when it is aborted, what `work` throws, and where the reader itself
 * cannot be fetched.
 */
export async function usePdf<T>(
  bytes: ArrayBuffer,
  signal: AbortSignal,
  work: (pdf: OpenPdf) => Promise<T>,
): Promise<UsedPdf<T>> {
  const failed: { error?: unknown } = {};
  const { openMs, readMs } = usualLimits;
  const used = await whileOpen<UsedPdf<T>>(bytes, signal, openMs, async (opened) => {
    if (opened.numPages > mostPlanPages) return { kind: 'refused', why: 'too-many-pages' };
    try {
      const value = await work({
        pages: opened.numPages,
        wordsOf: async (page) => inTime(await within(placedWords(opened, page), readMs, signal)) ?? [],
        pictureOf: async (page, width) =>
          inTime(await within(planPicture(opened, page, width, signal), readMs, signal)),
      });
      return { kind: 'done', value };
    } catch (error) {
      failed.error = error;
      throw error;
    }
  });
  if ('error' in failed) throw failed.error;
  return used.kind === 'refused' ? used : used.value;
}

async function whileOpen<T>(
  bytes: ArrayBuffer,
  signal: AbortSignal,
  openMs: number,
  work: (pdf: PDFDocumentProxy) => Promise<T>,
): Promise<
  | { kind: 'done'; value: T }
  | { kind: 'refused'; why: 'encrypted' | 'broken-document' | 'no-pages' | 'too-slow' }
> {
  const port = new Worker(ownScript(workerAddress), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(readerMissing));
  });
  const worker = PDFWorker.create({ port });
  const opening = getDocument({
    data: new Uint8Array(bytes.slice(0)),
    worker,
    maxImageSize: mostPixelsInside,
    canvasMaxAreaInBytes: 4 * mostPixelsInside,
    useWorkerFetch: false,
    BinaryDataFactory: OwnFiles,
    disableWorkerRendering: true,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const opened = await within(Promise.race([opening.promise, broken]), openMs, signal);
    if (opened === tooLate) return { kind: 'refused', why: 'too-slow' };
    if (opened.numPages < 1) return { kind: 'refused', why: 'no-pages' };
    return { kind: 'done', value: await work(opened) };
  } catch (error) {
    signal.throwIfAborted();
    if (error === readerMissing) throw error;
    const why = error instanceof PasswordException ? 'encrypted' : 'broken-document';
    return { kind: 'refused', why };
  } finally {
    // Ended whatever it is at: a page without end must not go on in the background.
    port.terminate();
    worker.destroy();
    void opening.destroy().catch(() => {});
  }
}

async function readPages(
  pdf: PDFDocumentProxy,
  until: number,
  signal: AbortSignal,
): Promise<{ text: string; pages: AttachmentPage[] }> {
  const texts: string[] = [];
  const wanted: number[] = [];
  let characters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, mostPagesRead); number += 1) {
    const isEnough = characters >= mostCharacters && wanted.length >= mostPages;
    if (isEnough || performance.now() >= until) break;
    const words = await within(wordsOf(pdf, number), until - performance.now(), signal);
    if (words === tooLate) break;
    texts.push(words);
    characters += words.length;
    if (words.length < fewCharacters && wanted.length < mostPages) wanted.push(number);
  }
  const pages: AttachmentPage[] = [];
  for (const number of wanted) {
    if (performance.now() >= until) break;
    const drawn = await within(drawPage(pdf, number, signal), until - performance.now(), signal);
    if (drawn === tooLate) break;
    if (drawn) pages.push(drawn);
  }
  return { text: shortened(texts.join('\n\n'), mostCharacters), pages };
}

/** A page that cannot be read has no words; the others still have. */
async function wordsOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    return lineText(items.flatMap((item): TextPiece[] => ('str' in item ? [item] : [])));
  } catch {
    return '';
  }
}

async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  signal: AbortSignal,
): Promise<AttachmentPage | undefined> {
  // Twice the size on paper is sharp enough to read; a poster is made smaller.
  const scaleOf = ({ width, height }: PageViewport) =>
    Math.min(longestAttachedSide / Math.max(width, height), 4);
  const blob = await pageAsJpeg(pdf, number, scaleOf, 0.8, signal);
  return blob && { bytes: await blob.arrayBuffer() };
}

function planPicture(
  pdf: PDFDocumentProxy,
  number: number,
  wanted: number,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const scaleOf = ({ width, height }: PageViewport) =>
    Math.min(wanted / width, longestSide / Math.max(width, height));
  return pageAsJpeg(pdf, number, scaleOf, 0.9, signal);
}

/** A page as a JPEG at the scale that is chosen by its size on paper. */
async function pageAsJpeg(
  pdf: PDFDocumentProxy,
  number: number,
  scaleOf: (natural: PageViewport) => number,
  quality: number,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  let page: PDFPageProxy | undefined;
  try {
    page = await pdf.getPage(number);
    const natural = page.getViewport({ scale: 1 });
    if (!(Math.max(natural.width, natural.height) > 0)) return undefined;
    const viewport = page.getViewport({ scale: scaleOf(natural) });
    canvas.width = Math.max(1, Math.round(viewport.width));
    canvas.height = Math.max(1, Math.round(viewport.height));
    const task = page.render({ canvas, viewport, background: '#ffffff' });
    const stop = () => task.cancel();
    signal.addEventListener('abort', stop);
    await task.promise.finally(() => signal.removeEventListener('abort', stop));
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return blob?.type === 'image/jpeg' ? blob : undefined;
  } catch {
    return undefined;
  } finally {
    page?.cleanup();
    canvas.width = 0;
  }
}

async function placedWords(pdf: PDFDocumentProxy, number: number): Promise<PdfWord[]> {
  try {
    const page = await pdf.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    return placePieces(
      items.flatMap((item) => ('str' in item ? [item] : [])),
      { width, height, transform },
    );
  } catch {
    return [];
  }
}

const readerMissing = new Error('What reads PDFs did not come');

const tooLate = Symbol('too late');

/** The result, or `tooLate` after so many milliseconds. Throws the reason of the signal as soon as it is aborted. */
async function within<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T | typeof tooLate> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  const ending = new Promise<typeof tooLate>((resolve, reject) => {
    timer = setTimeout(() => resolve(tooLate), Math.max(0, ms));
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
  // Whichever comes second is nobody's concern any more.
  work.catch(() => {});
  try {
    return await Promise.race([work, ending]);
  } finally {
    clearTimeout(timer);
    if (stop) signal.removeEventListener('abort', stop);
  }
}

function inTime<T>(done: T | typeof tooLate): T | undefined {
  return done === tooLate ? undefined : done;
}

/** What unpacks the rarer forms of pictures, from this site; fonts and character maps are not on it. */
class OwnFiles {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = kind === 'wasmUrl' ? ownFiles.get(filename) : undefined;
    if (address === undefined) throw new Error(`${filename} is not here`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} is not here`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

const ownFiles = new Map([
  ['jbig2.wasm', jbig2Address],
  ['openjpeg.wasm', openjpegAddress],
  ['qcms_bg.wasm', qcmsAddress],
]);
