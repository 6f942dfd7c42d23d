import { countsRooms, nameSpace, tidyLabel } from './name-room.ts';
import type { Box, PlacedWord } from './placed-word.ts';
import type { RoomId } from './types.ts';

/** A name on a plan, of one line or more; `room` is null for a place that no rule speaks about. */
export interface Label {
  room: RoomId | null;
  text: string;
  box: Box;
  sureness: number;
  from: 'ocr' | 'pdf';
}

/** A part of a line whose words stand close together. */
interface Line {
  words: readonly PlacedWord[];
  box: Box;
}

/** The names among the words of a plan. What is read twice at one place, by another pass, is kept once. */
export function readLabels(words: readonly PlacedWord[]): Label[] {
  const passes = new Map<string, PlacedWord[]>();
  for (const word of words) {
    const key = `${word.pass ?? 0} ${word.turn ?? 0}`;
    const pass = passes.get(key);
    if (pass) pass.push(word);
    else passes.set(key, [word]);
  }
  const labels = [...passes.values()].flatMap((pass) => {
    const turn = pass[0]?.turn ?? 0;
    const upright = pass.map((word) => ({ ...word, box: turned(word.box, turn) }));
    return labelsOf(linesOf(upright)).map((label) => ({ ...label, box: turnedBack(label.box, turn) }));
  });
  return withoutTwins(labels);
}

/** A box in a system of its own in which its word stands upright. */
function turned([x, y, w, h]: Box, turn: number): Box {
  switch (turn) {
    case 90:
      return [y, -x - w, h, w];
    case 180:
      return [-x - w, -y - h, w, h];
    case 270:
      return [-y - h, x, h, w];
    default:
      return [x, y, w, h];
  }
}

function turnedBack(box: Box, turn: number): Box {
  return turned(box, (360 - turn) % 360);
}

function linesOf(words: readonly PlacedWord[]): Line[] {
  const rows: PlacedWord[][] = [];
  for (const word of words.toSorted((a, b) => a.box[0] - b.box[0])) {
    if (word.text.trim() === '') continue;
    const row = rows.find((some) => {
      const last = some.at(-1);
      return last !== undefined && follows(last, word);
    });
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => ({ words: row, box: around(row.map(({ box }) => box)) }));
}

/** On one line, of about one size, and no farther than a letter with its spaces, which the reader may have lost. */
function follows({ box: [x, y, w, h] }: PlacedWord, { box: [u, v, , q] }: PlacedWord): boolean {
  const size = Math.max(h, q);
  const shared = Math.min(y + h, v + q) - Math.max(y, v);
  const gap = u - (x + w);
  return (
    shared > 0.45 * Math.min(h, q) && gap > -0.5 * size && gap < 1.5 * size && size < 3.2 * Math.min(h, q)
  );
}

function labelsOf(lines: readonly Line[]): Label[] {
  const sorted = lines.toSorted((a, b) => a.box[1] - b.box[1]);
  const used = new Set<Line>();
  const labels: Label[] = [];
  for (const line of sorted) {
    if (used.has(line) || countsRooms(textOf(line.words))) continue;
    const stack = [line];
    for (let next = below(line, sorted, used); next && stack.length < 3; next = below(next, sorted, used))
      stack.push(next);
    const found = longestName(stack);
    if (found) {
      for (const taken of found.lines) used.add(taken);
      labels.push(found.label);
    } else labels.push(...namesWithin(line));
  }
  return labels;
}

/** The line right under another, in the middle or at its left edge. */
function below(line: Line, lines: readonly Line[], used: ReadonlySet<Line>): Line | undefined {
  const [x, y, w, h] = line.box;
  return lines.find((other) => {
    if (other === line || used.has(other)) return false;
    const [u, v, p, q] = other.box;
    const sizes = [letterHeight(line), letterHeight(other)];
    const size = Math.max(...sizes);
    if (size > 2.2 * Math.min(...sizes)) return false;
    const gap = v - (y + h);
    if (gap < -0.4 * size || gap > 1.1 * size || v + q / 2 < y + h / 2 + 0.3 * size) return false;
    const isInMiddle = Math.abs(x + w / 2 - u - p / 2) < Math.max(0.35 * Math.max(w, p), size);
    return isInMiddle || Math.abs(x - u) < size;
  });
}

function letterHeight({ words }: Line): number {
  const heights = words.map(({ box }) => box[3]).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** The name that takes the most lines, from the first one on. */
function longestName(stack: readonly Line[]): { lines: readonly Line[]; label: Label } | undefined {
  const [first] = stack;
  const alone = first && named(first.words);
  for (let count = stack.length; count > 1; count -= 1) {
    const lines = stack.slice(0, count);
    const label = named(lines.flatMap(({ words }) => words));
    if (!label) continue;
    // A second line that is a name by itself is another room, unless both together are one name.
    const isOneName = label.sureness >= (alone?.sureness ?? 0) * 0.9;
    const adds = lines.slice(1).some(({ words }) => /\p{L}{2}/u.test(textOf(words)));
    if (isOneName && (adds || !alone)) return { lines, label };
  }
  return alone && first ? { lines: [first], label: alone } : undefined;
}

function named(words: readonly PlacedWord[]): Label | undefined {
  const text = textOf(words);
  const space = nameSpace(text);
  const [first] = words;
  if (!space || !first) return undefined;
  const read = words.reduce((sum, { sureness }) => sum + sureness, 0) / words.length;
  const name = space.word ?? tidyLabel(text);
  const letters = name.replace(/[^\p{L}]/gu, '').length;
  if (read < leastRead(letters)) return undefined;
  return {
    room: space.room,
    text: name,
    box: around(words.map(({ box }) => box)),
    // A name that makes sense is surer than each of its letters.
    sureness: space.sureness * (0.5 + 0.5 * read),
    from: first.from,
  };
}

/** Specks and leaves look like short words, hardly ever like long ones. */
function leastRead(letters: number): number {
  if (letters <= 3) return 0.6;
  return letters <= 5 ? 0.4 : 0.2;
}

/** No name and its measures are of more words. */
const mostWords = 10;

/** Two rooms on one line, or a name with specks that were read as letters beside it. */
function namesWithin({ words }: Line): Label[] {
  const found: Label[] = [];
  const left: PlacedWord[] = [];
  for (let from = 0; from < words.length;) {
    let taken = 0;
    for (let to = Math.min(words.length, from + mostWords); to > from && taken === 0; to -= 1) {
      const label = named(words.slice(from, to));
      if (!label) continue;
      found.push(label);
      taken = to - from;
    }
    const word = words[from];
    if (taken === 0 && word) left.push(word);
    from += Math.max(1, taken);
  }
  const isClear = left.every((word) => isNoise(word));
  return isClear
    ? found.map((label) => ({ ...label, sureness: label.sureness * (left.length > 0 ? 0.85 : 0.95) }))
    : [];
}

function isNoise({ text, sureness }: PlacedWord): boolean {
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '').length;
  return letters <= 1 || /\d/.test(text) || (letters <= 2 && sureness < 0.75) || sureness < 0.3;
}

/** Pieces of a PDF may be parts of a word; what was read from a picture has words. */
function textOf(words: readonly PlacedWord[]): string {
  let text = '';
  let end = -Infinity;
  let row = -Infinity;
  for (const { text: word, box, from } of words) {
    const isSameRow = Math.abs(box[1] - row) < box[3] / 2;
    const isOneWord = from === 'pdf' && isSameRow && box[0] - end < 0.12 * box[3];
    text += text === '' || isOneWord ? word : ` ${word}`;
    end = box[0] + box[2];
    row = box[1];
  }
  return text.trim();
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , w]) => x + w));
  const bottom = Math.max(...boxes.map(([, y, , h]) => y + h));
  return [left, top, right - left, bottom - top];
}

/** Of two names that lie on one another the longer one where both are about as sure: BED ROOM and M. BED ROOM. */
function withoutTwins(labels: readonly Label[]): Label[] {
  const kept: Label[] = [];
  for (const label of labels.toSorted((a, b) => rank(b) - rank(a)))
    if (!kept.some((other) => isOnOneAnother(label.box, other.box))) kept.push(label);
  return kept.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
}

function rank({ sureness, text, room }: Label): number {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  return sureness + Math.min(0.3, letters * 0.02) - (room === null ? 0.02 : 0);
}

function isOnOneAnother([x, y, w, h]: Box, [u, v, p, q]: Box): boolean {
  const across = Math.min(x + w, u + p) - Math.max(x, u);
  const down = Math.min(y + h, v + q) - Math.max(y, v);
  return across > 0 && down > 0 && across * down > 0.25 * Math.min(w * h, p * q);
}
