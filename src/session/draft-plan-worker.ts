import { countRooms, draftRooms } from '#domain/vaastu/draft-rooms.ts';
import { areaOf, sharedArea } from '#domain/vaastu/geometry.ts';
import type { PlacedWord } from '#domain/vaastu/placed-word.ts';
import type { Polygon } from '#domain/vaastu/plan.ts';
import { readLabels } from '#domain/vaastu/read-labels.ts';
import type { Language } from '#i18n/messages.ts';
import { findNorth, sureNorth } from '#domain/plan-reading/find-north.ts';
import type { GreyPicture } from '#domain/plan-reading/picture.ts';
import { findWalls, type PlanWalls } from '#domain/plan-reading/plan-walls.ts';
import { floorsOf } from '#domain/plan-reading/sheet-floors.ts';
import { widenedOutline } from '#domain/plan-reading/widened-outline.ts';
import { greyOf, looksLikePhoto, stretched, turned } from '#lib/read-words/grey.ts';
import { keepFiles } from '#lib/read-words/keep-files.ts';
import { letPackagesStartOwnScripts } from '#lib/own-scripts.ts';
import { lettersOnly } from '#lib/read-words/letters-only.ts';
import type { OcrLanguage } from '#lib/read-words/ocr-files.ts';
import { FilesMissing, startReader, type Reader } from '#lib/read-words/read-words.ts';
import type {
  DraftMessage,
  DraftNote,
  DraftStep,
  DraftTask,
  PlanDraft,
  FloorDraft,
  UnlabelledDraft,
} from './plan-draft.ts';

/** What a worker is, as far as this file needs it. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<DraftTask>) => void): void;
  postMessage(message: DraftMessage): void;
}

const scope = globalThis as unknown as WorkerScope;

// What reads words starts a thread of its own.
letPackagesStartOwnScripts();

scope.addEventListener('message', ({ data }) => void answer(data));

/** Fewer rooms than these are hardly a home: it is looked at in other ways as well. */
const enoughRooms = 3;
/** Walls themselves take a tenth of a plan. */
const mostlyNamed = 0.8;
/** Longer sides cost seconds and memory, and letters are large enough by then. */
const longestRead = 2000;
const longestEnlarged = 2800;

/** Below it a word of a photo is a pattern that looks like one. */
const leastSure = 0.3;

/** How much of the whole is done where each part ends. */
const share = { fetching: 0.25, preparing: 0.3, reading: 0.92 } as const;

async function answer(task: DraftTask): Promise<void> {
  let message: DraftMessage;
  try {
    message = { kind: 'done', draft: await draft(task) };
  } catch (error) {
    message = { kind: 'failed', why: error instanceof FilesMissing ? 'files-missing' : 'broken' };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its own page only
  scope.postMessage(message);
}

let furthest = 0;

function tell(step: DraftStep, done: number): void {
  furthest = Math.max(furthest, Math.min(1, done));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its own page only
  scope.postMessage({ kind: 'progress', progress: { step, done: furthest } });
}

async function draft({ picture, size, language, words }: DraftTask): Promise<PlanDraft> {
  tell('preparing', 0);
  const bitmap = picture instanceof Blob ? await createImageBitmap(picture) : picture;
  const scale = Math.min(1, longestRead / Math.max(bitmap.width, bitmap.height));
  const grey = drawn(bitmap, scale);
  const [toX, toY] = [size[0] / grey.width, size[1] / grey.height];
  const placed = (word: PlacedWord): PlacedWord => ({ ...word, box: scaled(word.box, toX, toY) });

  const isFromPdf = countRooms(words) >= enoughRooms;
  const read = isFromPdf
    ? { words: [...words], notes: ['from-pdf' as const] }
    : await readPicture(bitmap, grey, language);
  bitmap.close();
  const all = isFromPdf ? read.words : [...read.words.map(placed), ...words];

  tell('measuring', share.reading);
  const inGrey = all.map((word) => ({ ...word, box: scaled(word.box, 1 / toX, 1 / toY) }));
  const names = readLabels(inGrey).filter(({ sureness }) => sureness >= leastNamed);
  const places = floorsOf(
    grey,
    inGrey.map(({ box }) => box),
    names.map(({ box }) => box),
  );
  const toPicture = (corners: Polygon): Polygon =>
    corners.map(([x, y]) => [Math.round(x * toX), Math.round(y * toY)] as const);
  const floors = places.map((place) => floorAt(grey, inGrey, place, toPicture));
  const [main = noFloor, ...others] = floors.toSorted((a, b) => b.rooms.length - a.rooms.length);
  const north = findNorth(grey, inGrey);
  tell('measuring', 1);
  return {
    ...main,
    ...(others.length > 0 && { floors }),
    ...(north && north.sureness >= sureNorth && { north: north.degrees, northSureness: north.sureness }),
    notes: [...read.notes, ...notesOn(main.rooms.length, grey)],
  };
}

const noFloor: FloorDraft = { rooms: [] };
/** As in the draft of rooms: below it a name is more likely a speck. */
const leastNamed = 0.35;

/** The rooms of one plan on the sheet, with its outer walls and what no word names. */
function floorAt(
  sheet: GreyPicture,
  words: readonly PlacedWord[],
  [left, top, width, height]: PlacedWord['box'],
  toPicture: (corners: Polygon) => Polygon,
): FloorDraft {
  const grey = cropped(sheet, [left, top, width, height]);
  const here = words.flatMap((word): PlacedWord[] => {
    const [x, y, w, h] = word.box;
    const [u, v] = [x + w / 2 - left, y + h / 2 - top];
    return u >= 0 && v >= 0 && u <= width && v <= height ? [{ ...word, box: [x - left, y - top, w, h] }] : [];
  });
  const walls = findWalls(
    grey,
    here.map(({ box }) => box),
  );
  const onSheet = (corners: Polygon) => toPicture(corners.map(([x, y]) => [x + left, y + top] as const));
  const labels: PlacedWord['box'][] = [];
  const drafted = draftRooms(here, [width, height], {
    extents(boxes) {
      labels.push(...boxes);
      return walls.extents(boxes);
    },
  });
  const found = drafted.length > 0 ? walls.outline(labels) : undefined;
  const outline =
    found &&
    widenedOutline(
      found,
      drafted.map(({ polygon }) => polygon),
    );
  const unlabelled = found ? unlabelledWithin(found, walls.unlabelled(labels)) : [];
  return {
    rooms: drafted.map((room) => ({ ...room, polygon: onSheet(room.polygon) })),
    ...(outline && { outline: onSheet(outline) }),
    ...(unlabelled.length > 0 && {
      unlabelled: unlabelled.map((room) => ({ ...room, polygon: onSheet(room.polygon) })),
    }),
  };
}

function cropped({ width, height, data }: GreyPicture, [x, y, w, h]: PlacedWord['box']): GreyPicture {
  if (w === width && h === height) return { width, height, data };
  const made = new Uint8Array(w * h);
  for (let row = 0; row < h; row += 1)
    made.set(data.subarray((y + row) * width + x, (y + row) * width + x + w), row * w);
  return { width: w, height: h, data: made };
}

/** More are no rooms: they are the pattern of a floor, or pieces of furniture. */
const mostUnlabelled = 12;

function unlabelledWithin(outline: Polygon, areas: ReturnType<PlanWalls['unlabelled']>): UnlabelledDraft[] {
  const most = 0.4 * areaOf(outline);
  const found = areas.flatMap(({ corners: polygon, guess, sureness }): UnlabelledDraft[] => {
    if (areaOf(polygon) > most) return [];
    return sharedArea(polygon, outline) > 0.6 * areaOf(polygon) ? [{ guess, polygon, sureness }] : [];
  });
  return found.length > mostUnlabelled ? found.filter(({ guess }) => guess !== null) : found;
}

function notesOn(rooms: number, grey: GreyPicture): DraftNote[] {
  if (rooms === 0) return looksLikePhoto(grey) ? ['nothing-read', 'photo'] : ['nothing-read'];
  return rooms < enoughRooms ? ['few-rooms'] : [];
}

/** As many passes as it takes: small letters need the picture twice as large, large ones as it is. */
async function readPicture(
  bitmap: ImageBitmap,
  grey: GreyPicture,
  language: Language,
): Promise<{ words: PlacedWord[]; notes: DraftNote[] }> {
  const first: OcrLanguage[] = language === 'hi' ? ['eng', 'hin'] : ['eng'];
  const usualBytes = language === 'hi' ? 8.5e6 : 7e6;
  tell('fetching', 0);
  const onFetched = (bytes: number) => tell('fetching', (bytes / usualBytes) * share.fetching);
  const reader = await startReader(first, onFetched);
  // So that all of it is here the next time, also without a network.
  void keepFiles([location.pathname], () => {}).catch(() => {});
  tell('preparing', share.fetching);
  const plain = stretched(grey);
  const passes = passesOf(reader, 2);
  const words = await passes.read(plain, 1, grey);
  const notes: DraftNote[] = [];
  // A photo of a plan has some word that can be read as it is; the photo of a cat has none.
  if (!words.some(isReadable) && looksLikePhoto(grey)) return { words, notes };
  const larger = enlarged(bitmap, grey);
  words.push(...(await passes.read(larger, 2, grey)));
  let count = countRooms(words);
  // What has no letters at all is not searched for them from all sides.
  if (count === 0 && looksLikePhoto(grey)) return { words, notes };

  if (count < enoughRooms && !first.includes('hin')) {
    const usual = await passes.inHindi(larger, grey, onFetched);
    const both = countRooms([...words, ...usual]);
    if (both > count) words.push(...usual);
    count = Math.max(count, both);
  }
  if (count >= enoughRooms) {
    // The names of narrow rooms often stand on their side, to be read from the right.
    if (hasNamelessRooms(grey, words)) words.push(...(await passes.readTurned(plain, 90, grey)));
    return { words, notes };
  }
  for (const turn of [90, 270, 180] as const) {
    const found = await passes.readTurned(plain, turn, grey);
    const gained = countRooms(found);
    words.push(...found);
    if (gained < enoughRooms || gained <= 2 * count) continue;
    notes.push(`turned-${turn}`);
    words.push(...(await passes.readTurned(larger, turn, grey)));
    break;
  }
  return { words, notes };
}

/** Two letters beside each other, and not a mere guess. */
function isReadable({ text, sureness }: PlacedWord): boolean {
  return sureness > leastSure && /\p{L}{2}/u.test(text);
}

/** Whether a good part within the outer walls belongs to no name that was read. */
function hasNamelessRooms(grey: GreyPicture, words: readonly PlacedWord[]): boolean {
  const walls = findWalls(
    grey,
    words.map(({ box }) => box),
  );
  const labels = readLabels(words).map(({ box }) => box);
  const outline = walls.outline(labels);
  if (!outline) return true;
  const named = walls.extents(labels).reduce((sum, extent) => sum + (extent ? areaOf(extent) : 0), 0);
  return named < mostlyNamed * areaOf(outline);
}

/** The passes over one picture, and how far they are. */
function passesOf(reader: Reader, expected: number) {
  let begun = 0;
  const span = share.reading - share.preparing;

  async function read(picture: GreyPicture, pass: number, onto: GreyPicture): Promise<PlacedWord[]> {
    const from = share.preparing + span * (1 - 1 / (1 + begun / expected));
    begun += 1;
    const to = share.preparing + span * (1 - 1 / (1 + begun / expected));
    const found = await reader.read(picture, (done) => tell('reading', from + (to - from) * done));
    tell('reading', to);
    const [toX, toY] = [onto.width / picture.width, onto.height / picture.height];
    return found.map((word) => ({ ...word, box: scaled(word.box, toX, toY), pass, from: 'ocr' }));
  }

  return {
    read,
    async inHindi(picture: GreyPicture, onto: GreyPicture, onFetched: (bytes: number) => void) {
      await reader.learn(['eng', 'hin'], onFetched);
      return read(picture, 3, onto);
    },
    async readTurned(picture: GreyPicture, turn: 90 | 180 | 270, onto: GreyPicture): Promise<PlacedWord[]> {
      const side = turned(picture, turn);
      const ontoSide = turn === 180 ? onto : { ...onto, width: onto.height, height: onto.width };
      const pass = picture.width === onto.width ? 4 : 5;
      return (await read(side, pass, ontoSide)).map((word) => ({
        ...word,
        box: turnedBack(word.box, turn, onto),
        turn: (360 - turn) as 90 | 180 | 270,
      }));
    },
  };
}

/** From the picture turned clockwise back onto the picture as it is. */
function turnedBack(
  [x, y, w, h]: PlacedWord['box'],
  turn: 90 | 180 | 270,
  { width, height }: GreyPicture,
): PlacedWord['box'] {
  switch (turn) {
    case 90:
      return [y, height - x - w, h, w];
    case 180:
      return [width - x - w, height - y - h, w, h];
    case 270:
      return [width - y - h, x, h, w];
  }
}

function scaled([x, y, w, h]: PlacedWord['box'], byX: number, byY: number): PlacedWord['box'] {
  return [x * byX, y * byY, w * byX, h * byY];
}

/** Larger, up to twice, and without what stands around the letters: what is lost with a wall is in the plain one. */
function enlarged(bitmap: ImageBitmap, grey: GreyPicture): GreyPicture {
  const scale = Math.min(2, longestEnlarged / Math.max(grey.width, grey.height));
  return lettersOnly(stretched(drawn(bitmap, (scale * grey.width) / bitmap.width)));
}

function drawn(bitmap: ImageBitmap, scale: number): GreyPicture {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gave no canvas');
  context.imageSmoothingQuality = 'high';
  // What is see-through was drawn on paper.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return greyOf(context.getImageData(0, 0, width, height).data, width, height);
}
