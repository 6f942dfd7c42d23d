import { crc32, deflateSync } from 'node:zlib';

/**
 * A picture as a PNG of at most 256 colours: the most frequent ones, and for every other the nearest of them. Flat
 * drawings lose nothing by it but two thirds of their bytes. `pixels`: red, green, blue and alpha of each, row by row.
 * What can be seen through stays so.
 */
export function palettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const counts = new Map<number, number>();
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const colourAt = (index: number) => {
    const colour = view.getUint32(index * 4);
    // Nobody sees what colour the invisible has.
    return (colour & 0xff) === 0 ? 0 : colour;
  };
  for (let index = 0; index < width * height; index += 1) {
    const colour = colourAt(index);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts.entries()]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 256)
    .map(([colour]) => colour);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  // One byte before each row says that it is not written as a difference to another.
  const rows = Buffer.alloc(height * (width + 1));
  for (let index = 0; index < width * height; index += 1) {
    const colour = colourAt(index);
    let place = places.get(colour);
    if (place === undefined) places.set(colour, (place = nearest(colour, palette)));
    rows[index + Math.floor(index / width) + 1] = place;
  }
  const isOpaque = palette.every((colour) => (colour & 0xff) === 0xff);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // eight bits a pixel, each a place in the palette
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => channels(colour).slice(0, 3)))),
    ...(isOpaque ? [] : [chunk('tRNS', Buffer.from(palette.map((colour) => colour & 0xff)))]),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function nearest(colour: number, palette: readonly number[]): number {
  const wanted = channels(colour);
  const distances = palette.map((other) =>
    channels(other).reduce((sum, value, index) => sum + (value - (wanted[index] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function channels(colour: number): number[] {
  return [colour >>> 24, (colour >> 16) & 0xff, (colour >> 8) & 0xff, colour & 0xff];
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(content.length);
  ends[1].writeUInt32BE(crc32(named));
  return Buffer.concat([ends[0], named, ends[1]]);
}
