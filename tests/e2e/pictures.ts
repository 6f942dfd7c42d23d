import type { Page } from 'playwright/test';

/** A JPEG as a camera makes it, but for its notes. */
export async function photo(page: Page, width: number, height: number): Promise<Uint8Array> {
  const base64 = await page.evaluate(
    async (size) => {
      const canvas = new OffscreenCanvas(size.width, size.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      for (let index = 0; index < 300; index += 1) {
        context.fillStyle = `hsl(${index * 37} 60% ${20 + (index % 60)}%)`;
        context.fillRect((index * 131) % size.width, (index * 97) % size.height, 60, 40);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      return btoa(
        Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''),
      );
    },
    { width, height },
  );
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

/** The size of a picture as its pixels lie, whatever a note says of turning it. */
export function sizeOf(page: Page, bytes: Uint8Array): Promise<{ width: number; height: number }> {
  return page.evaluate(async (base64) => {
    const raw = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([raw]), { imageOrientation: 'none' });
    return { width, height };
  }, Buffer.from(bytes).toString('base64'));
}
