import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importsOf, reachedFrom } from './import-graph.mjs';
import { pagesOfFeature, planCheck, tellPlan, type Plan } from './plan-check.mjs';

/** A small house: who imports whom. */
const imports: Record<string, string[]> = {
  'src/domain/day.ts': [],
  'src/domain/day.test.ts': ['src/domain/day.ts'],
  'src/features/chat/log.tsx': ['src/domain/day.ts'],
  'src/features/chat/log.dom.test.tsx': ['src/features/chat/log.tsx'],
  'supabase/functions/ai-chat/handler.ts': ['src/domain/day.ts'],
  'supabase/functions/ai-chat.pg.test.ts': ['supabase/local/server.ts'],
  'supabase/local/server.ts': ['supabase/functions/ai-chat/handler.ts'],
  'supabase/local/server.pg.test.ts': ['supabase/local/server.ts'],
  'supabase/migrations/1_events.sql': [],
  'tests/db/events.pg.test.ts': [],
  'tests/db/credits.pg.test.ts': [],
  'tests/architecture/rooms.test.ts': [],
  'tests/e2e/chat.spec.ts': [],
  'docs/sync.md': [],
};
const texts: Record<string, string> = {
  'supabase/migrations/1_events.sql': 'create table public.user_events (id uuid)',
  'tests/db/events.pg.test.ts': 'insert into user_events',
};

function plan(...changed: string[]): Plan {
  const importers = new Map<string, Set<string>>();
  for (const [file, targets] of Object.entries(imports))
    for (const target of targets) importers.set(target, (importers.get(target) ?? new Set()).add(file));
  return planCheck({ changed, files: Object.keys(imports), importers, read: (file) => texts[file] ?? '' });
}

describe('a change', () => {
  test('in a rule runs the tests that import it by whatever way, and no page', () => {
    expect(plan('src/domain/day.ts')).toMatchObject({
      everythingBecause: undefined,
      leaves: ['domain', 'app', 'functions', 'node'],
      unit: [
        'src/domain/day.test.ts',
        'src/features/chat/log.dom.test.tsx',
        'tests/architecture/rooms.test.ts',
      ],
      sql: [],
      e2e: [],
      left: 2,
    });
  });

  test('in a feature runs its pages as well', () => {
    expect(plan('src/features/chat/log.tsx')).toMatchObject({
      leaves: ['app', 'node'],
      unit: ['src/features/chat/log.dom.test.tsx', 'tests/architecture/rooms.test.ts'],
      e2e: ['chat', 'guest-chat'],
      left: 0,
    });
  });

  test('in a function runs the tests of that function on a server, and leaves those of others', () => {
    expect(plan('supabase/functions/ai-chat/handler.ts')).toMatchObject({
      sql: ['supabase/functions/ai-chat.pg.test.ts'],
      left: 1,
    });
  });

  test('in the server runs the tests that start it', () => {
    expect(plan('supabase/local/server.ts').sql).toEqual([
      'supabase/functions/ai-chat.pg.test.ts',
      'supabase/local/server.pg.test.ts',
    ]);
  });

  test('in a migration runs the SQL tests that name what it makes', () => {
    expect(plan('supabase/migrations/1_events.sql')).toMatchObject({
      schema: true,
      sql: ['tests/db/events.pg.test.ts'],
    });
  });

  test('in a page’s test runs that page', () => {
    expect(plan('tests/e2e/chat.spec.ts').e2e).toEqual(['chat']);
  });

  test('in a document runs nothing but the format', () => {
    expect(plan('docs/sync.md')).toMatchObject({
      lint: ['docs/sync.md'],
      unit: [],
      leaves: [],
      rooms: false,
    });
    expect(tellPlan(plan())).toBe('Nothing that runs has changed.\n');
  });

  test.each([
    'package.json',
    'tests/e2e/world.ts',
    'src/main.tsx',
    'something/new.ts',
    'src/features/unheard/of.ts',
  ])('in %s runs everything', (file) => {
    expect(plan(file).everythingBecause).toBe(file);
    expect(tellPlan(plan(file))).toContain(file);
  });
});

test('each feature has pages that are tried for it, and they exist', () => {
  const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
  expect(Object.keys(pagesOfFeature).sort()).toEqual(readdirSync(inRoot('src/features')).sort());
  const specs = readdirSync(inRoot('tests/e2e'));
  for (const page of Object.values(pagesOfFeature).flat()) expect(specs).toContain(`${page}.spec.ts`);
});

test('imports are read in every form in which files ask for each other', () => {
  const text = `
    import { a } from './a.ts';
    import './b.css';
    export * from '#lib/c.ts';
    const d = await import('../d.ts');
    import worker from './e.ts?worker&url';
    new Worker(new URL('./f.ts', import.meta.url));
    import type { G } from '#supabase/local/g.ts';
    vi.mock('#tests/h.ts');
    import react from 'react';
  `;
  expect(importsOf('src/features/x.ts', text)).toEqual([
    'src/features/a.ts',
    'src/features/b.css',
    'src/lib/c.ts',
    'src/d.ts',
    'src/features/e.ts',
    'src/features/f.ts',
    'supabase/local/g.ts',
    'tests/h.ts',
  ]);
});

test('files that import each other are both reached, once', () => {
  const importers = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['a'])],
  ]);
  expect([...reachedFrom(['a'], importers)]).toEqual(['a', 'b']);
});
