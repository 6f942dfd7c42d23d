import { componentsOf, type Grid, type GridBox } from './plan-grid.ts';

/** What the things that are drawn within an area make of it. */
export type FixtureGuess = 'toilet' | 'bathroom' | 'staircase';

/** Parts of the longer side of a home: a bowl, a basin, a tub. */
const smallestBowl = 0.014;
const largestBowl = 0.075;
const longestTub = 0.2;
/** A bowl is longer than wide: lamps, stools and plates are as round as can be. */
const leastLong = 1.12;
const mostLong = 1.9;

/** What stands within an area; undefined where nothing is recognised, which is no sign that nothing is there. */
export function fixturesIn(
  { ink, drawn, side }: { ink: Grid; drawn: Grid; side: number },
  box: GridBox,
): FixtureGuess | null {
  // Tiles are lines as even as steps, but paler.
  if (isStairs(cropped(ink, box), side)) return 'staircase';
  const inside = cropped(drawn, box);
  const { labels, boxes } = componentsOf(
    { ...inside, cells: inside.cells.map((cell) => (cell === 0 ? 1 : 0)) },
    1,
  );
  const counts = new Uint32Array(boxes.length + 1);
  for (const label of labels) counts[label] = (counts[label] ?? 0) + 1;
  let bowls = 0;
  let tubs = 0;
  boxes.forEach((hole, index) => {
    const [across, down] = [hole.right - hole.left, hole.bottom - hole.top];
    const isAtEdge =
      hole.left === 0 || hole.top === 0 || hole.right === inside.width || hole.bottom === inside.height;
    if (isAtEdge) return;
    const fill = (counts[index + 1] ?? 0) / (across * down);
    const [short, long] = [Math.min(across, down), Math.max(across, down)];
    const isLong = long >= leastLong * short && long <= mostLong * short;
    if (short >= smallestBowl * side && long <= largestBowl * side && isLong && isRound(fill)) bowls += 1;
    if (
      long > largestBowl * side &&
      long <= longestTub * side &&
      long >= 1.5 * short &&
      fill > 0.75 &&
      short > 0.03 * side
    )
      tubs += 1;
  });
  const isSmall = Math.max(box.right - box.left, box.bottom - box.top) < 0.36 * side;
  if (!isSmall || bowls === 0) return null;
  return tubs > 0 ? 'bathroom' : 'toilet';
}

/** An ellipse fills 0.785 of its box, a rectangle all of it, and the arc of a door less. */
function isRound(fill: number): boolean {
  return fill > 0.66 && fill < 0.89;
}

/** The ink of an area, a little into its walls, so that what stands at them is closed. */
function cropped(ink: Grid, { left, right, top, bottom }: GridBox): Grid {
  const [width, height] = [right - left + 2, bottom - top + 2];
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [left + x - 1, top + y - 1];
      if (u < 0 || v < 0 || u >= ink.width || v >= ink.height) continue;
      cells[y * width + x] = ink.cells[v * ink.width + u] ?? 0;
    }
  }
  return { width, height, cells };
}

/** Many lines, the same way apart from one another, across most of the width. */
function isStairs({ width, height, cells }: Grid, side: number): boolean {
  const lines = (count: number, length: number, at: (line: number, place: number) => number) => {
    const places: number[] = [];
    let isLine = false;
    for (let line = 0; line < count; line += 1) {
      let drawn = 0;
      for (let place = 0; place < length; place += 1) drawn += cells[at(line, place)] ?? 0;
      const isNow = drawn > 0.4 * length;
      if (isNow && !isLine) places.push(line);
      isLine = isNow;
    }
    return places;
  };
  const across = lines(height, width, (y, x) => y * width + x);
  const down = lines(width, height, (x, y) => y * width + x);
  return isEven(across, side) || isEven(down, side);
}

/** A step is 25 to 30 cm deep: at least six of them, none half or twice as deep as the others. */
function isEven(places: readonly number[], side: number): boolean {
  const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  if (middle < 0.01 * side || middle > 0.05 * side) return false;
  return gaps.filter((gap) => Math.abs(gap - middle) <= Math.max(1, 0.3 * middle)).length >= 5;
}
