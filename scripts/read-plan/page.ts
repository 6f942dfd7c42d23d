import { usePdf } from '#lib/read-pdf.ts';
import { longestSide } from '#lib/picture.ts';
import { draftPlan, type DraftedPlan } from '#session/draft-plan.ts';

export interface PlanReadByPage {
  ms: number;
  draft: DraftedPlan;
}

/** Reads one file as the app does on a device. Throws where it is no picture and no PDF with a page. */
async function readPlanFile(base64: string, isPdf: boolean, language: 'en' | 'hi'): Promise<PlanReadByPage> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
  const signal = AbortSignal.timeout(180_000);
  const started = performance.now();
  const picture = isPdf ? await firstPage(bytes, signal) : new Blob([bytes]);
  const bitmap = await createImageBitmap(picture);
  const size = [bitmap.width, bitmap.height] as const;
  bitmap.close();
  const draft = await draftPlan(
    { picture, size, ...(isPdf && { pdf: { bytes, page: 1 } }) },
    { language, signal },
  );
  return { ms: performance.now() - started, draft };
}

async function firstPage(bytes: ArrayBuffer, signal: AbortSignal): Promise<Blob> {
  const used = await usePdf(bytes, signal, ({ pictureOf }) => pictureOf(1, longestSide));
  const page = used.kind === 'done' ? used.value : undefined;
  if (!page) throw new Error('The PDF has no page that can be drawn');
  return page;
}

export type ReadPlanFile = typeof readPlanFile;

Object.assign(globalThis, { readPlanFile });
