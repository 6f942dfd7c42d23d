/**
 * Remakes docs/performance.md with its charts: `npm run bench:charts` over the build in `dist` runs the four benchmarks of
 * what people wait for, keeps what they say in docs/performance/, and draws it. `--from-files` draws what was kept there;
 * `--only` and names run those anew.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { barChart, lineChart } from './draw-chart.ts';
import type { Marks } from './lighthouse.bench.ts';
import { chosen } from './measured-site.ts';
import type { Start } from './startup.bench.ts';

interface Kept<Result> {
  measured_at: string;
  machine: string;
  result: Result;
}

interface Startup {
  runs: number;
  starts: Start[];
}

interface Interaction {
  runs: number;
  goal_ms: number;
  acts: { act: string; slowness: number; times: number; p50_ms: number; p95_ms: number }[];
}

interface Memory {
  navigations: number;
  screens: number;
  bytes_per_navigation: number;
  nodes_per_navigation: number;
  listeners_per_navigation: number;
  flat: boolean;
  samples: { navigations: number; heap_mb: number; nodes: number; listeners: number }[];
}

const folder = 'docs/performance';
const names = ['lighthouse', 'startup', 'interaction', 'memory'] as const;
type Name = (typeof names)[number];
/** As it was on two quiet processors; said beforehand, so that nobody takes a long run for a dead one. */
const minutes: Record<Name, number> = { lighthouse: 25, startup: 10, interaction: 20, memory: 10 };

mkdirSync(folder, { recursive: true });
if (!process.argv.includes('--from-files')) {
  const wanted = chosen().length > 0 ? names.filter((name) => chosen().includes(name)) : names;
  for (const name of wanted) measure(name);
}
const parts = [
  part('lighthouse', 'Pages on a phone', drawPages),
  part('startup', 'Until it is there', drawStartup),
  part('interaction', 'Interaction latency', drawInteraction),
  part('memory', 'What it holds on to', drawMemory),
];
const page = `# How fast it is

Remade by \`npm run bench:charts\`, which builds the app first where its sources have changed. It takes about ${Object.values(minutes).reduce((sum, each) => sum + each)} minutes, and wants a machine that does nothing else. \`npm run bench:charts -- --from-files\` draws again what was measured last, \`--only startup\` measures one part anew. Figures depend on the machine; goals that are ratios, and those for a processor at a quarter of its speed, are the ones to look at. The lines in the charts are the goals.

${parts.join('\n\n')}
`;
writeFileSync(
  'docs/performance.md',
  await format(page, { parser: 'markdown', printWidth: 110, proseWrap: 'preserve' }),
);

/** A benchmark that misses a goal has measured all the same. */
function measure(name: Name): void {
  console.error(`measuring: ${name}, about ${minutes[name]} minutes`);
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `tests/bench/${name}.bench.ts`],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (stdout.trim() === '') throw new Error(`bench:${name} measured nothing (${status}).`);
  const kept: Kept<unknown> = {
    measured_at: new Date().toISOString().slice(0, 16),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}, headless Chromium`,
    result: JSON.parse(stdout),
  };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(kept, null, 2)}\n`);
}

function part(name: Name, title: string, draw: (result: never) => string): string {
  const file = join(folder, `${name}.json`);
  if (!existsSync(file))
    return `## ${title}\n\nNot measured yet: \`npm run bench:charts -- --only ${name}\`.`;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept<never>;
  return `## ${title}\n\n${draw(kept.result)}\n\n<small>Measured ${kept.measured_at.replace('T', ' ')} UTC on ${kept.machine}.</small>`;
}

function picture(name: string, svg: string, words: string): string {
  writeFileSync(join(folder, `${name}.svg`), svg);
  return `![${words}](performance/${name}.svg)`;
}

function drawPages(pages: Marks[]): string {
  const bars = (value: (each: Marks) => number) =>
    pages.map((each) => ({ label: each.url, values: [value(each)] }));
  const marks = picture(
    'marks',
    barChart({
      title: 'Lighthouse, performance',
      unit: 'of 100',
      series: ['performance'],
      rows: bars((each) => each.performance),
      goal: 98,
      least: 0,
    }),
    'Marks for performance by page',
  );
  const bytes = picture(
    'bytes',
    barChart({
      title: 'All that a page brings, packed',
      unit: 'kB',
      series: ['kB'],
      rows: bars((each) => each.kb),
      goal: 200,
    }),
    'Kilobytes by page',
  );
  const rows = pages.map(
    (each) =>
      `| \`${each.url}\` | ${each.performance} | ${each.accessibility} | ${each.best_practices} | ${each.seo} | ${each.lcp_ms} | ${each.cls} | ${each.tbt_ms} | ${each.kb} |`,
  );
  return `Lighthouse's simulated phone on slow 4G with nothing stored before; medians. The chat is that of somebody who is signed in, which search engines are kept out of.\n\n${marks}\n\n${bytes}\n\n| Page | Performance | Accessibility | Best practices | SEO | Largest paint, ms | Shift | Blocked, ms | kB |\n| --- | --: | --: | --: | --: | --: | --: | --: | --: |\n${rows.join('\n')}`;
}

function drawStartup({ runs, starts }: Startup): string {
  const words = { full: 'at full speed', phone: 'as on a cheap phone' } as const;
  const charts = (['full', 'phone'] as const).map((speed) =>
    picture(
      `startup-${speed}`,
      barChart({
        title: `Start ${words[speed]}`,
        unit: 'ms',
        series: ['first paint', 'content', 'answers', 'page without scripts'],
        rows: starts
          .filter((each) => each.speed === speed)
          .map((each) => ({
            label: each.start,
            values: [each.paint_ms, each.content_ms, each.interactive_ms, each.limit_ms],
          })),
      }),
      `Milliseconds of a start ${words[speed]}`,
    ),
  );
  const rows = starts.map(
    (each) =>
      `| ${each.start}, ${words[each.speed]} | ${each.paint_ms} | ${each.content_ms} | ${each.interactive_ms} | ${each.limit_ms ?? ''} | ${each.ratio ?? ''} | ${each.goal ?? ''} | ${each.reached === null ? '' : each.reached ? 'yes' : 'no'} |`,
  );
  return `The home page for the first time (cold), again soon after, in a browser whose worker may still run (warm), and without a network (offline), and the last conversation of somebody who is signed in, without a network. Beside it a page of the same words and styles without a script, opened by turns. A cheap phone is a quarter of this processor over slow 4G. Medians of ${runs}.\n\n${charts.join('\n\n')}\n\n| Start | First paint, ms | Content, ms | Answers, ms | Page without scripts, ms | Ratio | Goal | Reached |\n| --- | --: | --: | --: | --: | --: | --- | --- |\n${rows.join('\n')}`;
}

function drawInteraction({ runs, goal_ms: goal, acts }: Interaction): string {
  const found = [...new Set(acts.map(({ act }) => act))];
  const value = (act: string, slowness: number) =>
    acts.find((each) => each.act === act && each.slowness === slowness)?.p95_ms ?? null;
  const chart = picture(
    'interaction',
    barChart({
      title: 'From the touch or key to the next painted frame, 95 of 100',
      unit: 'ms',
      series: ['at full speed', 'at a quarter of it'],
      rows: found.map((act) => ({ label: act, values: [value(act, 1), value(act, 4)] })),
      goal,
    }),
    'Milliseconds to the next frame by act',
  );
  const rows = acts.map((each) => `| ${each.act} | ${each.slowness}× | ${each.p50_ms} | ${each.p95_ms} |`);
  return `Each act ${runs} times in a window such as that of the installed app, as the browser reports it (in steps of 8 ms; what is faster than two frames counts as 8). The goal is ${goal} ms at a quarter of the speed.\n\n${chart}\n\n| Act | Slowed down | Half within, ms | 95 of 100 within, ms |\n| --- | --: | --: | --: |\n${rows.join('\n')}`;
}

function drawMemory(memory: Memory): string {
  const line = (
    name: string,
    title: string,
    unit: string,
    value: (each: Memory['samples'][number]) => number,
  ) =>
    picture(
      name,
      lineChart({
        title,
        unit,
        xTitle: 'navigations',
        points: memory.samples.map((each) => ({ x: each.navigations, y: value(each) })),
      }),
      title,
    );
  return `One page goes ${memory.navigations} times to another of ${memory.screens} screens; after each turn the garbage is collected by force. In the later half a navigation adds ${memory.bytes_per_navigation} bytes, ${memory.nodes_per_navigation} nodes and ${memory.listeners_per_navigation} listeners: ${memory.flat ? 'flat' : 'it grows'}.\n\n${line('memory-heap', 'Heap after a collection', 'MB', (each) => each.heap_mb)}\n\n${line('memory-nodes', 'Nodes of the document, with those that are let go of later', 'nodes', (each) => each.nodes)}`;
}
