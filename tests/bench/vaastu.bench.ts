/**
 * How fast the engine assesses a plan: `npm run bench:vaastu`. A drawn home of 30 rooms, read and assessed, and the
 * same with one room moved, as somebody does who asks "what if the toilet were here?". Ends with 1 when a goal is missed.
 */
import { assess } from '#domain/vaastu/assess.ts';
import { parsePlan } from '#domain/vaastu/parse-plan.ts';
import type { DrawnPlan } from '#domain/vaastu/plan.ts';
import { readScore } from '#domain/vaastu/read-score.ts';
import { reportText } from '#domain/vaastu/report-text.ts';
import { rooms } from '#domain/vaastu/rooms.ts';

const goalMs = 1;
const runs = 500;
const [columns, rows] = [6, 5];
const kinds = Object.keys(rooms);

const written = {
  outline: [
    [0, 0],
    [1320, 0],
    [1320, 900],
    [1100, 900],
    [1100, 1000],
    [0, 1000],
  ],
  north: 17,
  context: { dwelling: 'house', stage: 'living', slope: 'NE', roads: ['S'], water: ['E'] },
  door: { at: [1320, 420] },
  rooms: Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * 215 + 5, Math.floor(index / columns) * 195 + 5];
    // Rooms with a recess, as they are drawn around a shaft or a column.
    return {
      room: kinds[index % kinds.length],
      polygon: [
        [x, y],
        [x + 200, y],
        [x + 200, y + 120],
        [x + 160, y + 120],
        [x + 160, y + 180],
        [x, y + 180],
      ],
    };
  }),
};

const plan = readPlan();
const moved = Array.from({ length: runs }, (_, index) => withToiletAt(plan, index));

const first = time(() => assess(plan));
const reading = median(() => parsePlan(written));
const assessing = median(() => assess(plan));
const whatIf = median((index) => assess(moved[index % runs] ?? plan));
const telling = median(() => reportText(assess(plan), plan, { language: 'hindi', madeBy: 'bench' }));
const { summary } = reportText(assess(plan), plan, { language: 'english', madeBy: 'bench' });
const rating = median(() => readScore(summary));

console.log(`${plan.rooms.length} rooms: assessed in ${shown(assessing)}; the first time in ${shown(first)}`);
console.log(`one room moved: ${shown(whatIf)}`);
console.log(`reading and checking the plan: ${shown(reading)}; as a text: ${shown(telling)}`);
console.log(`reading the rating out of that text: ${shown(rating)}`);
const isMet = assessing <= goalMs && whatIf <= goalMs;
console.log(`goal ≤ ${goalMs} ms: ${isMet ? 'met' : 'missed'}`);
process.exitCode = isMet ? 0 : 1;

function readPlan(): DrawnPlan {
  const parsed = parsePlan(written);
  if (!parsed.ok || parsed.plan.kind !== 'drawn')
    throw new Error('the plan of this measurement cannot be read');
  return parsed.plan;
}

function withToiletAt(of: DrawnPlan, step: number): DrawnPlan {
  const polygon = of.rooms.find(({ room }) => room === 'toilet')?.polygon ?? [];
  const [dx, dy] = [(step * 37) % 900, (step * 53) % 700];
  return {
    ...of,
    rooms: of.rooms.map((room) =>
      room.room === 'toilet'
        ? { ...room, polygon: polygon.map(([x, y]) => [x + dx, y + dy] as const) }
        : room,
    ),
  };
}

function median(work: (index: number) => unknown): number {
  const times = Array.from({ length: runs }, (_, index) => time(() => work(index)));
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function shown(ms: number): string {
  return `${ms.toFixed(2)} ms`;
}
