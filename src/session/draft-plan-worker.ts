import { countRooms, doorMarks, draftRooms } from '#domain/vaastu/draft-rooms.ts';
import { areaOf, sharedArea } from '#domain/vaastu/geometry.ts';
import type { PlacedWord } from '#domain/vaastu/placed-word.ts';
import type { Polygon } from '#domain/vaastu/plan.ts';
import { readLabels } from '#domain/vaastu/read-labels.ts';
import type { Language } from '#i18n/messages.ts';
import { isBesidePlan, isWithin } from '#domain/plan-reading/beside-plan.ts';
import { northOnDrawing, sureNorth } from '#domain/plan-reading/find-north.ts';
import { markedDoor } from '#domain/plan-reading/marked-door.ts';
import type { GreyPicture } from '#domain/plan-reading/picture.ts';
import { findWalls, type PlanWalls } from '#domain/plan-reading/plan-walls.ts';
import { floorsOf } from '#domain/plan-reading/sheet-floors.ts';
import { widenedOutline } from '#domain/plan-reading/widened-outline.ts';
import { greyOf, looksLikePhoto, stretched, turnedPage } from '#lib/read-words/grey.ts';
import { keepFiles } from '#lib/read-words/keep-files.ts';
import { letPackagesStartOwnScripts } from '#lib/own-scripts.ts';
import { pageOfLines } from '#lib/read-words/line-page.ts';
import type { OcrLanguage } from '#lib/read-words/ocr-files.ts';
import { FilesMissing, startReader, type Reader, type WordsAre } from '#lib/read-words/read-words.ts';
import { likelyLines, type TextLine } from '#lib/read-words/text-lines.ts';
import type { ReadWord } from '#lib/read-words/tsv-words.ts';
import type {
  DraftMessage,
  DraftNote,
  DraftStep,
  DraftTask,
  DraftedPlan,
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
/** Longer sides cost seconds and memory, and letters are large enough by then. */
const longestRead = 2000;
const longestEnlarged = 2800;

/** Over two pages of its lines; a sheet of which they say too little is read in other ways as well. */
const usualPasses = 2;

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

async function draft({ picture, size, language, words }: DraftTask): Promise<DraftedPlan> {
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
  const mark = northOnDrawing(grey, inGrey);
  // What stands among the rooms is furniture that looks like one.
  const isAmongRooms = floors.some(
    ({ outline }) => mark && outline && isWithin(outline, [mark.at[0] * toX, mark.at[1] * toY]),
  );
  const north = mark && mark.sureness >= sureNorth && !isAmongRooms ? mark : undefined;
  tell('measuring', 1);
  return {
    ...main,
    ...(others.length > 0 && { floors }),
    ...(north && { north: north.degrees, northSureness: north.sureness }),
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
  const rooms = found ? drafted.filter(({ polygon }) => !isBesidePlan(polygon, found)) : drafted;
  const outline =
    found &&
    widenedOutline(
      found,
      rooms.map(({ polygon }) => polygon),
    );
  const door = outline && markedDoor(outline, doorMarks(here));
  const unlabelled = found ? unlabelledWithin(found, walls.unlabelled(labels)) : [];
  return {
    rooms: rooms.map((room) => ({ ...room, polygon: onSheet(room.polygon) })),
    ...(outline && { outline: onSheet(outline) }),
    ...(door && { door: onSheet([door])[0] }),
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

/** As many passes as it takes. */
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
  const larger = enlarged(bitmap, grey);
  const lines = likelyLines(larger);
  const passes = passesOf(reader, grey);
  const words = await passes.readLines(larger, lines, 1);
  // A photo of a plan has some word that can be read as it is; the photo of a cat has none.
  if (!words.some(isReadable) && looksLikePhoto(grey)) return { words, notes: [] };
  if (countRooms(words) < enoughRooms) words.push(...(await passes.readWhole(stretched(grey), 3)));
  if (countRooms(words) < enoughRooms && !first.includes('hin')) {
    await reader.learn(['eng', 'hin'], onFetched);
    const usual = await passes.readLines(larger, lines, 4);
    if (countRooms([...words, ...usual]) > countRooms(words)) words.push(...usual);
  }
  if (countRooms(words) < enoughRooms) {
    // Lines on their side were read with the others; upside down they look like lines that are not.
    const over = turnedPage(larger, 180);
    const found = await passes.readLines(over, likelyLines(over), 6);
    words.push(...found.map((word) => turnedOver(word, grey)));
  }
  const turn = turnOf(words);
  return { words, notes: turn === 0 ? [] : [`turned-${turn}`] };
}

/** Two letters beside each other, and not a mere guess. */
function isReadable({ text, sureness }: PlacedWord): boolean {
  return sureness > leastSure && /\p{L}{2}/u.test(text);
}

/** How far clockwise the sheet is to be turned so that most of its names are upright; 0 where they are, or say nothing. */
function turnOf(words: readonly PlacedWord[]): 0 | 90 | 180 | 270 {
  const counts = new Map<number, number>();
  for (const turn of [0, 90, 180, 270] as const) {
    const turnedSo = words.filter((word) => (word.turn ?? 0) === turn);
    counts.set((360 - turn) % 360, countRooms(turnedSo));
  }
  const upright = counts.get(0) ?? 0;
  const found = ([90, 180, 270] as const).find(
    (turn) => (counts.get(turn) ?? 0) >= enoughRooms && (counts.get(turn) ?? 0) > 2 * upright,
  );
  return found ?? 0;
}

/** The passes over one picture, and how far they are; what they find is placed in `onto`. */
function passesOf(reader: Reader, onto: GreyPicture) {
  let begun = 0;
  const span = share.reading - share.preparing;

  async function read(picture: GreyPicture, as: WordsAre): Promise<ReadWord[]> {
    const from = share.preparing + span * (1 - 1 / (1 + begun / usualPasses));
    begun += 1;
    const to = share.preparing + span * (1 - 1 / (1 + begun / usualPasses));
    const found = await reader.read(picture, as, (done) => tell('reading', from + (to - from) * done));
    tell('reading', to);
    return found;
  }

  return {
    async readWhole(picture: GreyPicture, pass: number): Promise<PlacedWord[]> {
      return (await read(picture, 'scattered')).map((word) => ({ ...word, pass, from: 'ocr' }));
    },
    /** The lines of a picture in two ways, as each of them loses some words: passes `pass` and the next one. */
    async readLines(picture: GreyPicture, lines: readonly TextLine[], pass: number): Promise<PlacedWord[]> {
      const [toX, toY] = [onto.width / picture.width, onto.height / picture.height];
      const words: PlacedWord[] = [];
      if (lines.length === 0) return words;
      for (const [layout, as, own] of [
        ['beside each other', 'scattered', pass],
        ['below each other', 'in lines', pass + 1],
      ] as const) {
        const { page, inPicture } = pageOfLines(picture, lines, layout);
        for (const word of await read(page, as)) {
          const placed = inPicture(word.box);
          if (!placed) continue;
          const turn = placed.turn === 0 ? {} : ({ turn: placed.turn === 90 ? 270 : 90 } as const);
          words.push({ ...word, ...turn, box: scaled(placed.box, toX, toY), pass: own, from: 'ocr' });
        }
      }
      return words;
    },
  };
}

/** The same word on the sheet turned upside down. */
function turnedOver(
  { box: [x, y, w, h], turn = 0, ...word }: PlacedWord,
  { width, height }: GreyPicture,
): PlacedWord {
  return {
    ...word,
    box: [width - x - w, height - y - h, w, h],
    turn: ((turn + 180) % 360) as 0 | 90 | 180 | 270,
  };
}

function scaled([x, y, w, h]: PlacedWord['box'], byX: number, byY: number): PlacedWord['box'] {
  return [x * byX, y * byY, w * byX, h * byY];
}

/** Larger, up to three times: on most plans letters are small. */
function enlarged(bitmap: ImageBitmap, grey: GreyPicture): GreyPicture {
  const scale = Math.min(3, longestEnlarged / Math.max(grey.width, grey.height));
  return stretched(drawn(bitmap, (scale * grey.width) / bitmap.width));
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
