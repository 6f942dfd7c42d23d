/** Charts as SVG that stand on light and dark pages alike: the words and lines take the colours of the reader's theme. */

export interface BarChart {
  title: string;
  unit: string;
  series: readonly string[];
  /** A value for each series; null where there is none. */
  rows: readonly { label: string; values: readonly (number | null)[] }[];
  /** A line across. */
  goal?: number;
  least?: number;
}

export interface LineChart {
  title: string;
  unit: string;
  xTitle: string;
  points: readonly { x: number; y: number }[];
}

const width = 760;
const left = 230;
const right = 70;
const bar = 14;
const colours = ['var(--a)', 'var(--b)', 'var(--c)', 'var(--d)'];

const style = `<style>
  svg { --ink: #2b241b; --soft: #6b6153; --line: #d9cfbf; --goal: #b3261e; --a: #a8760b; --b: #2f6f5e; --c: #5a6c93; --d: #9a8f80; font: 13px system-ui, sans-serif; }
  text { fill: var(--ink); } .soft { fill: var(--soft); } .line { stroke: var(--line); } .goal { stroke: var(--goal); stroke-dasharray: 4 3; }
  @media (prefers-color-scheme: dark) { svg { --ink: #efe7da; --soft: #b6ab9a; --line: #4a4236; --goal: #ff8a80; --a: #e3b04b; --b: #6fc2aa; --c: #9db2e0; --d: #8d8375; } }
</style>`;

/** Rows of bars that lie, one bar a series, with the value at its end. */
export function barChart({ title, unit, series, rows, goal, least = 0 }: BarChart): string {
  const rowHeight = series.length * (bar + 2) + 10;
  const top = (series.length > 1 ? 58 : 40) + (goal === undefined ? 0 : 12);
  const height = top + rows.length * rowHeight + 34;
  const most = niceEnd(
    Math.max(goal ?? 0, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0))),
  );
  const x = (value: number) => left + ((value - least) / (most - least)) * (width - left - right);
  const ticks = Array.from({ length: 5 }, (_, index) => least + ((most - least) * index) / 4);
  const parts = [
    ...ticks.map(
      (tick) =>
        `<line class="line" x1="${x(tick)}" x2="${x(tick)}" y1="${top}" y2="${height - 30}"/><text class="soft" x="${x(tick)}" y="${height - 14}" text-anchor="middle">${number(tick)}</text>`,
    ),
    `<text class="soft" x="${width - 4}" y="${height - 14}" text-anchor="end">${escape(unit)}</text>`,
    ...rows.flatMap(({ label, values }, row) => {
      const y = top + row * rowHeight + 5;
      return [
        `<text x="${left - 8}" y="${y + (series.length * (bar + 2)) / 2 + 4}" text-anchor="end">${escape(shortened(label))}</text>`,
        ...values.flatMap((value, index) =>
          value === null
            ? []
            : [
                `<rect x="${left}" y="${y + index * (bar + 2)}" width="${Math.max(1, x(value) - left)}" height="${bar}" rx="2" fill="${colours[index]}"/>`,
                `<text x="${Math.max(left, x(value)) + 5}" y="${y + index * (bar + 2) + 11}" font-size="11">${number(value)}</text>`,
              ],
        ),
      ];
    }),
    ...(goal === undefined
      ? []
      : [
          `<line class="goal" x1="${x(goal)}" x2="${x(goal)}" y1="${top - 6}" y2="${height - 30}"/><text x="${x(goal)}" y="${top - 9}" text-anchor="middle" font-size="11">goal ${number(goal)}</text>`,
        ]),
    ...(series.length > 1 ? legend(series) : []),
  ];
  return svg(title, height, parts);
}

/** One line over a growing number, from nothing upwards. */
export function lineChart({ title, unit, xTitle, points }: LineChart): string {
  const [height, from, top, bottom] = [270, 70, 50, 44];
  const mostX = Math.max(1, ...points.map((point) => point.x));
  const mostY = niceEnd(Math.max(1, ...points.map((point) => point.y)));
  const x = (value: number) => from + (value / mostX) * (width - from - 20);
  const y = (value: number) => height - bottom - (value / mostY) * (height - top - bottom);
  const parts = [
    ...Array.from({ length: 5 }, (_, index) => (mostY * index) / 4).map(
      (tick) =>
        `<line class="line" x1="${from}" x2="${width - 20}" y1="${y(tick)}" y2="${y(tick)}"/><text class="soft" x="${from - 8}" y="${y(tick) + 4}" text-anchor="end">${number(tick)}</text>`,
    ),
    ...Array.from({ length: 5 }, (_, index) => Math.round((mostX * index) / 4)).map(
      (tick) =>
        `<text class="soft" x="${x(tick)}" y="${height - 24}" text-anchor="middle">${number(tick)}</text>`,
    ),
    `<text class="soft" x="${(from + width - 20) / 2}" y="${height - 6}" text-anchor="middle">${escape(xTitle)}</text>`,
    `<text class="soft" x="${from - 8}" y="${top - 10}" text-anchor="end">${escape(unit)}</text>`,
    `<polyline fill="none" stroke="var(--b)" stroke-width="2.5" points="${points.map((point) => `${tenth(x(point.x))},${tenth(y(point.y))}`).join(' ')}"/>`,
    ...points.map(
      (point) => `<circle cx="${tenth(x(point.x))}" cy="${tenth(y(point.y))}" r="3" fill="var(--b)"/>`,
    ),
  ];
  return svg(title, height, parts);
}

function svg(title: string, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${escape(title)}">
${style}
<text x="4" y="18" font-weight="600" font-size="14">${escape(title)}</text>
${parts.join('\n')}
</svg>
`;
}

function legend(series: readonly string[]): string[] {
  let at = left;
  return series.flatMap((name, index) => {
    const x = at;
    at += name.length * 6.6 + 34;
    return [
      `<rect x="${x}" y="27" width="11" height="11" rx="2" fill="${colours[index]}"/>`,
      `<text class="soft" x="${x + 16}" y="37" font-size="11">${escape(name)}</text>`,
    ];
  });
}

/** 340 → 400, 1380 → 1500. */
function niceEnd(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value)) / 2;
  return Math.ceil(value / step) * step;
}

function shortened(label: string): string {
  return label.length <= 32 ? label : `${label.slice(0, 31)}…`;
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const number = (value: number) => String(tenth(value));

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
