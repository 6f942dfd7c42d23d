import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Rule {
  name: string;
  comment?: string;
}
interface CruiseReport {
  modules: { source: string }[];
  summary: { violations: { from: string; rule: { name: string } }[] };
}

const root = resolve('.');
const rules = (createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: Rule[] })
  .forbidden;

/** A file that breaks exactly the rule it is listed under, and what it needs beside it. */
const breaches: Record<string, Record<string, string>> = {
  'no-cycles': {
    'src/lib/a-cycle.ts': "import './b-cycle.ts';",
    'src/lib/b-cycle.ts': "import './a-cycle.ts';",
  },
  'not-resolved': { 'src/lib/lost.ts': "import './nowhere.ts';" },
  'domain-is-pure': { 'src/domain/vaastu/impure.ts': "import '#lib/target.ts';" },
  'sky-alone-knows-the-ephemeris': { 'src/domain/sky/impure.ts': "import '#lib/target.ts';" },
  'routes-know-urls-only': { 'src/routes/greedy.tsx': "import '#db/target.ts';" },
  'app-never-talks-to-the-network': { 'src/app/greedy.ts': "import '#remote/target.ts';" },
  'features-do-not-know-each-other': { 'src/features/one/nosy.ts': "import '../two/target.ts';" },
  'features-stay-in-the-house': { 'src/features/one/greedy.ts': "import '#remote/target.ts';" },
  'ui-knows-no-product': { 'src/ui/greedy.ts': "import '#domain/target.ts';" },
  'db-is-the-devices-truth': { 'src/db/greedy.ts': "import '#remote/target.ts';" },
  'sync-has-no-face': { 'src/sync/greedy.ts': "import '#ui/target.ts';" },
  'remote-only-talks': { 'src/remote/greedy.ts': "import '#db/target.ts';" },
  'session-knows-no-screen': { 'src/session/greedy.ts': "import '#app/target.ts';" },
  'i18n-and-lib-are-ground-floor': { 'src/lib/greedy.ts': "import '#domain/target.ts';" },
  'checkout-stands-apart': { 'src/pay/greedy.ts': "import '#db/target.ts';" },
  'checkout-is-met-at-the-handover': { 'src/session/greedy-buyer.ts': "import '#pay/target.ts';" },
  'session-alone-hands-over': { 'src/features/one/buyer.ts': "import '#pay/target.ts';" },
  'worker-stays-small': { 'sw/greedy.ts': "import '#db/target.ts';" },
  'worker-syncs-through-one-door': { 'sw/background-sync.ts': "import '#db/target.ts';" },
  'worker-brings-no-screen': {
    'sw/heavy.ts': "import '#lib/heavy.ts';",
    'src/lib/heavy.ts': "import '#i18n/heavy.ts';",
    'src/i18n/heavy.ts': 'export {};',
  },
  'functions-share-rules-only': { 'supabase/functions/greedy/handler.ts': "import '#lib/target.ts';" },
  'nothing-ships-the-workshop': { 'src/lib/tester.ts': "import '#tests/target.ts';" },
};
const targets = [
  'src/lib',
  'src/db',
  'src/remote',
  'src/ui',
  'src/domain',
  'src/app',
  'src/features/two',
  'src/pay',
  'tests',
];

describe('the rooms of the house', () => {
  let house: string;
  let report: CruiseReport;

  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'rooms-'));
    for (const name of [
      'package.json',
      'tsconfig.base.json',
      'tsconfig.app.json',
      'tsconfig.domain.json',
      '.oxlintrc.json',
    ]) {
      copyFileSync(join(root, name), join(house, name));
    }
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'dir');
    for (const folder of targets) write(`${folder}/target.ts`, 'export {};');
    for (const files of Object.values(breaches)) {
      for (const [path, text] of Object.entries(files)) write(path, `${text}\nexport {};\n`);
    }
    report = cruise(house, ['src', 'sw', 'supabase']);
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  test('every rule has a planted breach and says what to do instead', () => {
    expect(Object.keys(breaches).sort()).toEqual(rules.map(({ name }) => name).sort());
    for (const { comment } of rules) expect(comment).toMatch(/\.$/);
  });

  test.each(rules.map(({ name }) => name))('a breach of "%s" is caught', (name) => {
    const planted = Object.keys(breaches[name] ?? {});
    const caught = report.summary.violations.filter(({ rule }) => rule.name === name).map(({ from }) => from);
    expect(planted.filter((path) => caught.includes(path))).not.toEqual([]);
  });

  test('a rule that reads the clock or chance does not pass the linter', () => {
    write(
      'src/domain/vaastu/ambient.ts',
      'export const now = Date.now() + Math.random();\nexport const page = window;\n',
    );
    const { stdout, status } = tool(
      'oxlint',
      'bin/oxlint',
      ['-c', '.oxlintrc.json', 'src/domain/vaastu/ambient.ts'],
      house,
    );
    expect(status).not.toBe(0);
    for (const sentence of ['Time is an argument', 'Chance is an argument', 'Rules are pure'])
      expect(stdout).toContain(sentence);
  });

  test('a rule that touches the page does not compile', () => {
    write('src/domain/vaastu/page.ts', 'export const title = document.title;\n');
    const { stdout, status } = tool('typescript', 'bin/tsc', ['-p', 'tsconfig.domain.json'], house);
    expect(status).not.toBe(0);
    expect(stdout).toContain("Cannot find name 'document'");
  });

  test('the cruise of the real house sees all its rooms', () => {
    const sources = cruise(root, ['src', 'sw', 'supabase']).modules.map(({ source }) => source);
    for (const room of [
      'src/app',
      'src/routes',
      'src/features',
      'src/ui',
      'src/domain',
      'src/db',
      'src/sync',
      'src/remote',
      'src/session',
      'src/pwa',
      'src/i18n',
      'sw',
      'supabase/functions',
      'supabase/local',
    ]) {
      expect(
        sources.some((source) => source.startsWith(`${room}/`)),
        room,
      ).toBe(true);
    }
  }, 60_000);

  function write(path: string, text: string): void {
    const file = join(house, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});

function cruise(folder: string, rooms: string[]): CruiseReport {
  const config = join(root, '.dependency-cruiser.cjs');
  const { stdout } = tool(
    'dependency-cruiser',
    'bin/dependency-cruise.mjs',
    ['--config', config, '--output-type', 'json', ...rooms],
    folder,
  );
  return JSON.parse(stdout) as CruiseReport;
}

function tool(
  name: string,
  script: string,
  args: string[],
  cwd: string,
): { stdout: string; status: number | null } {
  return spawnSync(process.execPath, [join(root, 'node_modules', name, script), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}
