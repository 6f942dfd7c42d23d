import { describe, expect, test } from 'vitest';
import { overlapsOf } from './check-drawing.ts';
import { areaOf, sharedArea } from './geometry.ts';
import { countRooms, doorMarks, draftRooms, mergeDrafts, type DraftedRoom } from './draft-rooms.ts';
import type { PlacedWord } from './placed-word.ts';
import type { Polygon } from './plan.ts';

/** A word of 20 pixels' height; each letter is 14 wide. */
const word = (text: string, x: number, y: number, more: Partial<PlacedWord> = {}): PlacedWord => ({
  text,
  box: [x, y, 14 * Array.from(text).length, 20],
  sureness: 0.95,
  from: 'ocr',
  ...more,
});

/** Words on one line. */
const line = (texts: readonly string[], x: number, y: number) =>
  texts.map((text, at) => word(text, x + 14 * texts.slice(0, at).join(' ').length + (at > 0 ? 14 : 0), y));

const said = (words: readonly PlacedWord[]) =>
  draftRooms(words, [1000, 800]).map(({ room, name }) => [room, name]);

test('a name of two lines with its measures under it is one room', () => {
  const words = [
    word('MASTER', 100, 100),
    word('BEDROOM', 93, 128),
    word('12\'0"', 60, 156),
    word('X', 140, 156),
    word('14\'0"', 164, 156),
  ];
  expect(said(words)).toEqual([['master_bedroom', 'MASTER BEDROOM']]);
});

test('a speck that is much larger than the name above it is no second line of it', () => {
  const speck = word('of', 95, 128, { box: [95, 128, 120, 60], sureness: 0.6 });
  const [room] = draftRooms([word('UTILITY', 100, 100), speck], [1000, 800]);
  expect(room?.name).toBe('UTILITY');
});

test('what a brochure counts is no room, nor is any word of it', () => {
  expect(said([word('2', 100, 100), word('Toilets', 130, 100), word('KITCHEN', 500, 400)])).toEqual([
    ['kitchen', 'KITCHEN'],
  ]);
});

test.each([['MAIN', 'DOOR'], ['Main', 'Entrance'], ['ENTRY'], ['मुख्य', 'द्वार']])(
  'what says where the main door is (%s %s) is no room',
  (...texts) => {
    const words = [word('KITCHEN', 500, 400), ...line(texts, 100, 700)];
    expect(said(words)).toEqual([['kitchen', 'KITCHEN']]);
    expect(doorMarks(words)).toHaveLength(1);
    expect(countRooms(words)).toBe(1);
  },
);

test.each([['FOYER'], ['ENTRANCE', 'LOBBY'], ['ENTRY', 'FOYER']])(
  'the room behind the main door (%s %s) is one',
  (...texts) => {
    const words = line(texts, 100, 700);
    expect(said(words).map(([room]) => room)).toEqual(['entrance']);
    expect(doorMarks(words)).toEqual([]);
  },
);

test('a room of which no wall is found reaches little farther than its name', () => {
  const [kitchen] = draftRooms([word('KITCHEN', 100, 400), word('TOILET', 900, 400)], [1000, 800]);
  const [from, to] = [kitchen?.polygon[0]?.[0] ?? 0, kitchen?.polygon[1]?.[0] ?? 0];
  expect(to - from).toBeLessThan(400);
});

test.each([
  ['alone', 'KITCHEN', true],
  ['beside a drawing room', 'DRAWING', true],
  ['beside a living room', 'LIVING', false],
  ['beside a lounge', 'LOUNGE', false],
])('a hall %s (%s) is a room: %s', (_, other, isRoom) => {
  const names = said([word('HALL', 100, 100), word(other, 500, 400)]).map(([, name]) => name);
  expect(names.includes('HALL')).toBe(isRoom);
});

test('two names on one line far apart are two rooms, also where the reader took them for one line', () => {
  expect(said([word('KITCHEN', 100, 100), word('TOILET', 215, 100), word('BATH', 500, 100)])).toEqual([
    ['kitchen', 'KITCHEN'],
    ['toilet', 'TOILET'],
    ['bathroom', 'BATH'],
  ]);
});

test('a letter that a wall has hidden leaves a gap in a name, not two names', () => {
  // The reader has seen ASH, and the place of its W as well.
  expect(said([word('ASH', 192, 100), word('AREA', 262, 100)])).toEqual([['utility', 'ASH AREA']]);
});

test('a name that stands on its side is read', () => {
  const side = (text: string, y: number): PlacedWord => ({
    ...word(text, 0, 0),
    box: [100, y, 20, 14 * text.length],
    turn: 270,
  });
  // Read from the bottom to the top.
  expect(said([side('BED', 300), side('ROOM', 230)])).toEqual([['bedroom', 'BED ROOM']]);
});

test('what two passes have read at one place is one room, by the fuller name', () => {
  const words = [
    word('BED', 150, 100, { pass: 1 }),
    word('M.', 115, 100, { pass: 2 }),
    word('BED', 150, 100, { pass: 2 }),
  ];
  expect(said(words)).toEqual([['master_bedroom', 'M. BED']]);
});

test('words around a plan, names of people and specks are no rooms', () => {
  const words = [
    word('GROUND', 100, 700), word('FLOOR', 200, 700), word('PLAN', 285, 700),
    word('POOJA', 100, 740), word('SHARMA', 185, 740),
    word('NORTH', 900, 50), word('ST', 400, 300, { sureness: 0.2 }), word('wc', 500, 320, { sureness: 0.35 }),
  ]; // prettier-ignore
  expect(said(words)).toEqual([]);
  expect(countRooms(words)).toBe(0);
});

test('the way up is not a second staircase beside its name', () => {
  expect(said([word('STAIR', 100, 100), word('UP', 110, 160)])).toEqual([['staircase', 'STAIR']]);
  expect(said([word('UP', 110, 140)])).toEqual([['staircase', 'UP']]);
});

test('pieces of a word in a PDF are joined, and its words are not', () => {
  const pieces = [
    { ...word('रसो', 100, 100, { from: 'pdf', sureness: 1 }), box: [100, 100, 30, 20] as const },
    { ...word('ई', 130, 100, { from: 'pdf', sureness: 1 }), box: [130, 100, 12, 20] as const },
    { ...word('घर', 150, 100, { from: 'pdf', sureness: 1 }), box: [150, 100, 20, 20] as const },
  ];
  expect(said(pieces)).toEqual([['kitchen', 'रसोई घर']]);
});

test('without walls a room reaches halfway to its neighbours and not beyond the picture', () => {
  const drafted = draftRooms([word('KITCHEN', 50, 100), word('DINING', 450, 100)], [1000, 800]);
  const [kitchen, dining] = drafted.map(({ polygon }) => polygon.map(([x]) => x));
  expect(Math.max(...(kitchen ?? []))).toBeLessThanOrEqual(Math.min(...(dining ?? [])));
  expect(Math.min(...(kitchen ?? []))).toBeGreaterThanOrEqual(0);
});

test('with walls a room is what they say, and surer', () => {
  const area = [[0, 0], [300, 0], [300, 300], [0, 300]] as const; // prettier-ignore
  const [alone] = draftRooms([word('KITCHEN', 50, 100)], [1000, 800]);
  const [walled] = draftRooms([word('KITCHEN', 50, 100)], [1000, 800], { extents: () => [area] });
  expect(walled?.polygon).toEqual(area);
  expect(walled?.sureness).toBeGreaterThan(alone?.sureness ?? 1);
});

test('a passage bounds its neighbours and is no room of the draft', () => {
  const drafted = draftRooms([word('KITCHEN', 50, 100), word('PASSAGE', 250, 100)], [1000, 800]);
  expect(drafted.map(({ room }) => room)).toEqual(['kitchen']);
  expect(Math.max(...(drafted[0]?.polygon.map(([x]) => x) ?? []))).toBeLessThan(250);
});

const drafted = (room: DraftedRoom['room'], x: number, from: DraftedRoom['from']): DraftedRoom => ({
  room,
  name: room,
  polygon: [[x, 0], [x + 100, 0], [x + 100, 100], [x, 100]],
  sureness: 0.7,
  from,
}); // prettier-ignore

test('a room that a model names too becomes surer and keeps our place; what it alone has seen is added', () => {
  const merged = mergeDrafts(
    [drafted('kitchen', 0, 'ocr')],
    [drafted('kitchen', 20, 'model'), drafted('toilet', 300, 'model')],
  );
  expect(merged.map(({ room, from }) => [room, from])).toEqual([
    ['kitchen', 'ocr'],
    ['toilet', 'model'],
  ]);
  expect(merged[0]?.polygon[0]).toEqual([0, 0]);
  expect(merged[0]?.sureness).toBeGreaterThan(0.9);
});

test('where a model names another room at the same place ours stays, less sure', () => {
  const [room, ...others] = mergeDrafts([drafted('kitchen', 0, 'ocr')], [drafted('dining', 5, 'model')]);
  expect(others).toEqual([]);
  expect(room?.room).toBe('kitchen');
  expect(room?.sureness).toBeLessThan(0.7);
});

describe('rooms whose walls were found to overlap', () => {
  const box = (left: number, top: number, right: number, bottom: number): Polygon => [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const words = [word('DINING', 100, 100), word('RECEPTION', 300, 100)];
  const draftOf = (...polygons: Polygon[]) => draftRooms(words, [1000, 800], { extents: () => polygons });

  test('by more than a hair are cut along an edge, so that the draft can be assessed', () => {
    const rooms = draftOf(box(50, 50, 320, 250), box(280, 50, 480, 250));
    expect(rooms.map(({ room }) => room)).toEqual(['dining', 'reception']);
    expect(overlapsOf(rooms)).toEqual([]);
    const [dining, reception] = rooms.map(({ polygon }) => polygon);
    expect(sharedArea(dining ?? [], reception ?? [])).toBe(0);
    expect([areaOf(dining ?? []), areaOf(reception ?? [])]).toEqual([230 * 200, 200 * 200]);
  });

  test('by a hair stay as they were found', () => {
    const polygons = [box(50, 50, 285, 250), box(280, 50, 480, 250)];
    expect(draftOf(...polygons).map(({ polygon }) => polygon)).toEqual(polygons);
  });

  test('one over the other lose the one that was read with less certainty', () => {
    const unsure = [word('DINING', 100, 100), word('KITCHEN', 130, 140, { sureness: 0.5 })];
    const rooms = draftRooms(unsure, [1000, 800], {
      extents: () => [box(50, 50, 300, 250), box(50, 50, 300, 250)],
    });
    expect(rooms.map(({ room }) => room)).toEqual(['dining']);
  });

  test('between a draft of ours and what a model has seen are cut too', () => {
    const own: DraftedRoom = {
      room: 'kitchen',
      name: 'KITCHEN',
      polygon: box(0, 0, 100, 100),
      sureness: 0.9,
      from: 'ocr',
    };
    const seen: DraftedRoom = {
      ...own,
      room: 'bedroom',
      name: 'BED',
      polygon: box(80, 0, 200, 100),
      from: 'model',
    };
    expect(overlapsOf(mergeDrafts([own], [seen]))).toEqual([]);
    expect(mergeDrafts([own], [seen])).toHaveLength(2);
  });
});
