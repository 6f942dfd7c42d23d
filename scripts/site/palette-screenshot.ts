import type { Page } from 'playwright';
import { palettePng } from './palette-png.ts';

/** What a page shows, in the colours of a palette; where the page has no ground, it can be seen through. */
export async function paletteScreenshot(page: Page): Promise<Buffer> {
  const shot = (await page.screenshot({ omitBackground: true })).toString('base64');
  // Nothing is fetched: the policy of a page may forbid it.
  const { pixels, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const { data = new Uint8ClampedArray() } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    let text = '';
    const step = 32_768;
    for (let at = 0; at < data.length; at += step)
      text += String.fromCharCode(...data.subarray(at, at + step));
    return { pixels: btoa(text), width: bitmap.width, height: bitmap.height };
  }, shot);
  return palettePng(new Uint8Array(Buffer.from(pixels, 'base64')), width, height);
}
