import type { Page } from 'playwright';
import { palettePng } from './palette-png.ts';

/** What a page shows, in the colours of a palette; where the page has no ground, it can be seen through. */
export async function paletteScreenshot(page: Page): Promise<Buffer> {
  const shot = (await page.screenshot({ omitBackground: true })).toString('base64');
  const { pixels, width, height } = await page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    return { pixels: Array.from(data ?? []), width: bitmap.width, height: bitmap.height };
  }, shot);
  return palettePng(Uint8Array.from(pixels), width, height);
}
