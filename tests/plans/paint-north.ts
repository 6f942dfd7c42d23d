import { Paper, paintLetter, paintWord, randomFrom, type Spot } from './paint.ts';

export interface NorthSheet {
  style: string;
  picture: { width: number; height: number; data: Uint8Array };
  /** Degrees clockwise from up; null where the sheet says nothing of it. */
  north: number | null;
}

type Brush = (paper: Paper, at: Spot, reach: number, degrees: number, random: () => number) => void;

const towards = ([x, y]: Spot, degrees: number, far: number, side = 0): Spot => {
  const turn = (degrees * Math.PI) / 180;
  return [x + Math.sin(turn) * far + Math.cos(turn) * side, y - Math.cos(turn) * far + Math.sin(turn) * side];
};

const letterAt = (
  paper: Paper,
  at: Spot,
  degrees: number,
  height: number,
  random: () => number,
  letter = 'N',
) =>
  paintLetter(
    paper,
    letter,
    at,
    height,
    random() < 0.5 ? 0 : degrees,
    0.11 + random() * 0.13,
    random() < 0.25,
  );

/** Each as one office or another draws it: the letter is where that office has it. */
export const northStyles: Readonly<Record<string, Brush>> = {
  filledArrow(paper, at, reach, degrees, random) {
    paper.line(towards(at, degrees, -reach), towards(at, degrees, reach * 0.5), Math.max(1.5, reach * 0.09));
    paper.area([
      towards(at, degrees, reach),
      towards(at, degrees, reach * 0.35, reach * 0.3),
      towards(at, degrees, reach * 0.35, -reach * 0.3),
    ]);
    const height = reach * (0.4 + random() * 0.3);
    letterAt(paper, towards(at, degrees, reach * 1.12 + height * 0.75), degrees, height, random);
  },
  chevronArrow(paper, at, reach, degrees, random) {
    const weight = Math.max(1.4, reach * 0.07);
    paper.line(towards(at, degrees, -reach), towards(at, degrees, reach), weight);
    paper.lines(
      [
        towards(at, degrees, reach * 0.5, reach * 0.3),
        towards(at, degrees, reach),
        towards(at, degrees, reach * 0.5, -reach * 0.3),
      ],
      weight,
    );
    const height = reach * (0.4 + random() * 0.3);
    letterAt(paper, towards(at, degrees, reach * 1.12 + height * 0.75), degrees, height, random);
  },
  needleInRing(paper, at, reach, degrees, random) {
    paper.arc(at, reach, Math.max(1.3, reach * 0.05));
    paper.area([
      towards(at, degrees, reach * 0.8),
      towards(at, degrees, 0, reach * 0.18),
      towards(at, degrees, 0, -reach * 0.18),
    ]);
    paper.lines(
      [
        towards(at, degrees, 0, reach * 0.18),
        towards(at, degrees, -reach * 0.8),
        towards(at, degrees, 0, -reach * 0.18),
      ],
      Math.max(1.2, reach * 0.03),
    );
    const height = reach * (0.4 + random() * 0.25);
    letterAt(paper, towards(at, degrees, reach * 1.15 + height * 0.7), degrees, height, random);
  },
  crossInRing(paper, at, reach, degrees, random) {
    paper.arc(at, reach, Math.max(1.3, reach * 0.05));
    for (const turn of [0, 90])
      paper.line(
        towards(at, degrees + turn, -reach),
        towards(at, degrees + turn, reach),
        Math.max(1.2, reach * 0.04),
      );
    paper.line(at, towards(at, degrees, reach), reach * 0.14, 90);
    const height = reach * (0.5 + random() * 0.3);
    letterAt(paper, towards(at, degrees, reach * 1.15 + height * 0.7), degrees, height, random);
  },
  star(paper, at, reach, degrees, random) {
    const long = random() < 0.5 ? 1.35 : 1;
    for (const arm of [0, 90, 180, 270]) {
      const far = reach * (arm === 0 ? long : 1);
      paper.area([towards(at, degrees + arm, far), towards(at, degrees + arm + 45, reach * 0.22), at]);
      paper.lines(
        [towards(at, degrees + arm, far), towards(at, degrees + arm - 45, reach * 0.22), at],
        Math.max(1.1, reach * 0.03),
      );
    }
    const height = reach * (0.35 + random() * 0.25);
    letterAt(paper, towards(at, degrees, reach * long * 1.1 + height * 0.75), degrees, height, random);
  },
  rose(paper, at, reach, degrees, random) {
    for (let arm = 0; arm < 8; arm += 1) {
      const far = reach * (arm % 2 === 0 ? 1 : 0.6);
      const angle = degrees + arm * 45;
      paper.area([
        towards(at, angle, far),
        towards(at, angle + 22, reach * 0.2),
        at,
        towards(at, angle - 22, reach * 0.2),
      ]);
    }
    const height = reach * (0.3 + random() * 0.2);
    const isTurned = random() < 0.5;
    ['N', 'E', 'S', 'W'].forEach((letter, arm) =>
      paintLetter(
        paper,
        letter,
        towards(at, degrees + arm * 90, reach * 1.12 + height * 0.7),
        height,
        isTurned ? degrees : 0,
        0.16,
      ),
    );
  },
  letterInRing(paper, at, reach, degrees, random) {
    const ring = reach * 0.55;
    paper.arc(at, ring, Math.max(1.3, reach * 0.05));
    paper.line(towards(at, degrees, ring), towards(at, degrees, reach), reach * 0.1);
    paper.line(towards(at, degrees, -ring), towards(at, degrees, -reach), reach * 0.1);
    paper.area([
      towards(at, degrees, reach * 1.4),
      towards(at, degrees, reach * 0.85, reach * 0.25),
      towards(at, degrees, reach * 0.85, -reach * 0.25),
    ]);
    letterAt(paper, at, degrees, ring * 0.9, random);
  },
  triangleOverLetter(paper, at, reach, degrees, random) {
    paper.area([
      towards(at, degrees, reach),
      towards(at, degrees, -reach * 0.5, reach * 0.6),
      towards(at, degrees, -reach * 0.5, -reach * 0.6),
    ]);
    const height = reach * (0.7 + random() * 0.3);
    letterAt(paper, towards(at, degrees, -reach * 0.65 - height * 0.75), degrees, height, random);
  },
  arrowOverLetter(paper, at, reach, degrees, random) {
    paper.line(towards(at, degrees, -reach), towards(at, degrees, reach * 0.4), Math.max(1.5, reach * 0.1));
    paper.area([
      towards(at, degrees, reach),
      towards(at, degrees, reach * 0.2, reach * 0.38),
      towards(at, degrees, reach * 0.2, -reach * 0.38),
    ]);
    const height = reach * (0.5 + random() * 0.3);
    letterAt(paper, towards(at, degrees, -reach * 1.15 - height * 0.75), degrees, height, random);
  },
  notchedArrow(paper, at, reach, degrees, random) {
    paper.area([
      towards(at, degrees, reach),
      towards(at, degrees, -reach, reach * 0.6),
      towards(at, degrees, -reach * 0.55),
      towards(at, degrees, -reach, -reach * 0.6),
    ]);
    const height = reach * (0.5 + random() * 0.3);
    letterAt(paper, towards(at, degrees, reach * 1.1 + height * 0.75), degrees, height, random);
  },
  arrowInRing(paper, at, reach, degrees, random) {
    paper.arc(at, reach, Math.max(1.3, reach * 0.05));
    paper.area([
      towards(at, degrees, reach * 0.85),
      towards(at, degrees, -reach * 0.7, reach * 0.45),
      towards(at, degrees, -reach * 0.4),
      towards(at, degrees, -reach * 0.7, -reach * 0.45),
    ]);
    const height = reach * (0.4 + random() * 0.3);
    letterAt(paper, towards(at, degrees, reach * 1.15 + height * 0.7), degrees, height, random);
  },
};

/** What looks like it and says nothing of north. */
export const otherStyles: Readonly<Record<string, Brush>> = {
  stairsArrow(paper, at, reach, degrees, random) {
    for (let step = -4; step <= 4; step += 1)
      paper.line(
        towards(at, degrees, step * reach * 0.22, -reach * 0.5),
        towards(at, degrees, step * reach * 0.22, reach * 0.5),
        1.5,
      );
    paper.line(towards(at, degrees, -reach), towards(at, degrees, reach * 0.7), 1.5);
    paper.area([
      towards(at, degrees, reach),
      towards(at, degrees, reach * 0.7, reach * 0.12),
      towards(at, degrees, reach * 0.7, -reach * 0.12),
    ]);
    paintWord(paper, random() < 0.5 ? 'UP' : 'DN', towards(at, degrees, -reach * 1.3), reach * 0.3);
  },
  doorSwing(paper, at, reach, degrees, random) {
    paper.arc(at, reach, 1.4, degrees, degrees + 90);
    paper.line(at, towards(at, degrees, reach), 2.5);
    paintLetter(paper, random() < 0.5 ? 'D' : 'W', towards(at, degrees + 45, reach * 1.4), reach * 0.35);
  },
  measure(paper, at, reach, degrees) {
    paper.line(towards(at, degrees, -reach), towards(at, degrees, reach), 1.4);
    for (const end of [-1, 1])
      paper.area([
        towards(at, degrees, reach * end),
        towards(at, degrees, reach * 0.85 * end, reach * 0.06),
        towards(at, degrees, reach * 0.85 * end, -reach * 0.06),
      ]);
    paintWord(paper, 'LO', towards(at, degrees, 0, reach * 0.25), reach * 0.18);
  },
  entrance(paper, at, reach, degrees) {
    paper.area([
      towards(at, degrees, reach * 0.6),
      towards(at, degrees, -reach * 0.3, reach * 0.4),
      towards(at, degrees, -reach * 0.3, -reach * 0.4),
    ]);
    paintWord(paper, 'ENTRY', towards(at, degrees, -reach * 0.9), reach * 0.3);
  },
  gridBubble(paper, at, reach, degrees, random) {
    paper.arc(at, reach * 0.5, 1.5);
    paper.line(towards(at, degrees, reach * 0.5), towards(at, degrees, reach * 2), 1.3);
    paintLetter(paper, ['N', 'H', 'M', 'K'][Math.floor(random() * 4)] ?? 'N', at, reach * 0.5);
  },
  windowMark(paper, at, reach, degrees, random) {
    paper.lines(
      [
        towards(at, degrees, reach, -reach * 0.1),
        towards(at, degrees, reach, reach * 0.1),
        towards(at, degrees, -reach, reach * 0.1),
        towards(at, degrees, -reach, -reach * 0.1),
        towards(at, degrees, reach, -reach * 0.1),
      ],
      1.3,
    );
    paintLetter(
      paper,
      ['W', 'N', 'V', 'Z'][Math.floor(random() * 4)] ?? 'W',
      towards(at, degrees, 0, reach * 0.5),
      reach * 0.35,
    );
  },
  column(paper, at, reach, degrees, random) {
    paper.area([
      towards(at, degrees, reach * 0.4, reach * 0.4),
      towards(at, degrees, reach * 0.4, -reach * 0.4),
      towards(at, degrees, -reach * 0.4, -reach * 0.4),
      towards(at, degrees, -reach * 0.4, reach * 0.4),
    ]);
    paintLetter(paper, random() < 0.5 ? 'N' : 'C', towards(at, degrees, reach), reach * 0.5);
  },
  sectionMark(paper, at, reach, degrees, random) {
    paper.arc(at, reach * 0.5, 1.5);
    paper.area([
      towards(at, degrees, reach),
      towards(at, degrees + 50, reach * 0.55),
      towards(at, degrees - 50, reach * 0.55),
    ]);
    paintLetter(paper, random() < 0.5 ? 'A' : 'B', at, reach * 0.45);
  },
};

/** A sheet with a part of a plan on it, and the mark in its margin. */
export function paintSheet(style: string, seed: number): NorthSheet {
  const random = randomFrom(seed);
  const size = 380 + Math.floor(random() * 260);
  const paper = new Paper(size, size, 235 + random() * 20);
  const wall = 3 + random() * 5;
  const [left, right] = [size * 0.08, size * 0.6];
  paper.lines(
    [
      [left, left],
      [right, left],
      [right, right],
      [left, right],
      [left, left],
    ],
    wall,
  );
  paper.lines(
    [
      [left, size * 0.35],
      [right, size * 0.35],
    ],
    wall,
  );
  paper.arc([size * 0.3, size * 0.35], size * 0.08, 1.3, 90, 180);
  paintWord(paper, 'BEDROOM', [size * 0.33, size * 0.2], size * 0.022);
  paintWord(paper, 'KITCHEN', [size * 0.33, size * 0.5], size * 0.022);
  const brush = northStyles[style] ?? otherStyles[style];
  if (!brush) throw new Error(`There is no mark ${style}`);
  const degrees = random() < 0.3 ? Math.floor(random() * 4) * 90 : Math.floor(random() * 360);
  const reach = 13 + random() * 32;
  brush(paper, [size * (0.78 + random() * 0.03), size * (0.3 + random() * 0.4)], reach, degrees, random);
  paper.blur(Math.floor(random() * 2.4));
  if (random() < 0.5) paper.noise(6 + random() * 22, random);
  if (random() < 0.6) paper.jpeg(1.5 + random() * 5);
  return { style, picture: paper.picture(), north: style in northStyles ? degrees : null };
}
