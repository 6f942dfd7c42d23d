import { expect, test } from 'vitest';
import { judgeAudit, type AllowedAdvisory } from './judge-audit.ts';

const advisory = {
  source: 1096571,
  name: 'tar',
  title: 'Files outside of the folder',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity: 'high',
};
/** As npm 10 writes it: what only needs the package names it. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: { tar: { via: [advisory] }, packer: { via: ['tar'] }, other: { via: [advisory] } },
};
const allowed: AllowedAdvisory = {
  package: 'tar',
  advisory: 'GHSA-aaaa-bbbb-cccc',
  why: 'Only our own archives are opened.',
  until: '2026-12-31',
};

test('an advisory that nobody has looked at is told once, with what to do', () => {
  const [told, ...more] = judgeAudit(report, [], '2026-11-22');
  expect(told).toContain('tar: Files outside of the folder (high, GHSA-aaaa-bbbb-cccc)');
  expect(told).toContain('audit-allowed.json');
  expect(more).toEqual([]);
});

test('one that was looked at passes until its last day, and not after it', () => {
  expect(judgeAudit(report, [allowed], '2026-12-31')).toEqual([]);
  expect(judgeAudit(report, [allowed], '2027-01-01')[0]).toContain('was allowed until 2026-12-31');
});

test.each([
  ['of another package', { ...allowed, package: 'zip' }],
  ['of another number', { ...allowed, advisory: 'GHSA-dddd-eeee-ffff' }],
])('a line %s allows nothing and is to go', (_, line) => {
  expect(judgeAudit(report, [line], '2026-11-22')).toHaveLength(2);
});

test('no report is no clean one', () => {
  expect(() => judgeAudit({ message: '405 Method Not Allowed' }, [], '2026-11-22')).toThrow('no report');
  expect(judgeAudit({ vulnerabilities: {} }, [], '2026-11-22')).toEqual([]);
});
