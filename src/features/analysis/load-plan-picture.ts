import type { UserDatabase } from '#db/database.ts';
import type { FloorplanRow } from '#db/schema.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { longestSide } from '#lib/picture.ts';
import { fileOf, pictureOf } from '#session/pictures.ts';

/** Which file it is. */
export type PlanFile = Pick<FloorplanRow, 'image_url' | 'file_type'>;
/** Which page of it, and how it is turned. */
export type SheetChoice = Pick<KeptPlan, 'page' | 'turns'>;

export interface LoadedPlanPicture {
  /** Turned as the sheet says. */
  blob: Blob;
  /** In pixels, its longer side at most 2000. */
  size: readonly [width: number, height: number];
  /** How many pages the file has. */
  pages: number;
  /** The file itself, where it is a PDF: its pages are not turned. */
  pdf: ArrayBuffer | undefined;
}

/** The picture of a plan as this device has it or can fetch it; undefined where it cannot be had, or be drawn. */
export async function loadPlanPicture(
  db: UserDatabase,
  file: PlanFile,
  { page = 1, turns }: SheetChoice,
  signal: AbortSignal,
): Promise<LoadedPlanPicture | undefined> {
  const found = isPdf(file) ? await pageOf(db, file, page, signal) : await pictureFile(db, file);
  if (!found) return undefined;
  signal.throwIfAborted();
  const bitmap = await createImageBitmap(found.blob);
  try {
    const isLying = turns === 1 || turns === 3;
    return {
      ...found,
      blob: turns === undefined ? found.blob : await turned(bitmap, turns, found.blob.type),
      size: isLying ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height],
    };
  } finally {
    bitmap.close();
  }
}

type Found = Pick<LoadedPlanPicture, 'blob' | 'pages' | 'pdf'>;

async function pictureFile(db: UserDatabase, file: PlanFile): Promise<Found | undefined> {
  const blob = await pictureOf(db, file.image_url, { width: longestSide });
  return blob && { blob, pages: 1, pdf: undefined };
}

async function pageOf(
  db: UserDatabase,
  file: PlanFile,
  page: number,
  signal: AbortSignal,
): Promise<Found | undefined> {
  const kept = await fileOf(db, file.image_url);
  if (!kept) return undefined;
  // What reads PDFs is large, and most plans are pictures.
  const { usePdf } = await import('#lib/read-pdf.ts');
  const used = await usePdf(kept.bytes, signal, async (pdf) => {
    return { pages: pdf.pages, blob: await pdf.pictureOf(Math.min(page, pdf.pages), longestSide) };
  });
  if (used.kind !== 'done' || !used.value.blob) return undefined;
  return { blob: used.value.blob, pages: used.value.pages, pdf: kept.bytes };
}

function isPdf({ file_type: type, image_url: address }: PlanFile): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(address);
}

async function turned(bitmap: ImageBitmap, turns: 1 | 2 | 3, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const isLying = turns !== 2;
  canvas.width = isLying ? bitmap.height : bitmap.width;
  canvas.height = isLying ? bitmap.width : bitmap.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  canvas.width = 0;
  if (!blob) throw new Error('The browser wrote no picture');
  return blob;
}
