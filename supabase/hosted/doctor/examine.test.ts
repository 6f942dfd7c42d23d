import { expect, test } from 'vitest';
import { examine, type Expected } from './examine.ts';
import type { AskSite } from './finding.ts';

const nothing: Expected = { report: { tables: [] } as never, functions: [], schedules: [] };

test('no words of the site command the terminal of whoever looks at it', async () => {
  const ask: AskSite = async () => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/plain' }),
    text: '\u001b[2J\u001b]0;hacked\u0007 <loc>\u009b31m\u202ekcah</loc>',
    json: undefined,
  });
  const findings = await examine({ siteUrl: 'https://site.example' }, nothing, ask);
  expect(findings.some(({ state }) => state === 'wrong')).toBe(true);
  const said = findings.flatMap((found) => Object.values(found)).join(' ');
  expect(said).toContain('hacked');
  expect(said).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
});
