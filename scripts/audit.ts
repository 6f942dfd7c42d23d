/**
 * Asks the registry what is known against the packages of the lock file, and holds it against scripts/audit-allowed.json:
 * `[{ "package", "advisory": "GHSA-…", "why", "until": "YYYY-MM-DD" }]`. Ends with 75 where the registry cannot be asked.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { judgeAudit, type AllowedAdvisory } from './site/judge-audit.ts';

const notAsked = 75;
const allowed = JSON.parse(readFileSync('scripts/audit-allowed.json', 'utf8')) as AllowedAdvisory[];
const unexplained = allowed.find(({ why, until }) => !why || !/^\d{4}-\d\d-\d\d$/.test(until));
if (unexplained) end(1, `${unexplained.package} is allowed without a reason or a last day.`);

const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only', '--fetch-retries=1'], {
  encoding: 'utf8',
  timeout: 60_000,
  maxBuffer: 64 * 1024 * 1024,
});
const report = readReport(stdout);
if (!('vulnerabilities' in report))
  end(
    notAsked,
    `The registry was not asked: ${typeof report['message'] === 'string' ? report['message'] : 'no answer'}`,
  );
const faults = judgeAudit(report, allowed, new Date().toISOString().slice(0, 10));
end(faults.length === 0 ? 0 : 1, faults.join('\n') || '  Nothing is known against any package.');

function readReport(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function end(code: number, message: string): never {
  console.log(message);
  process.exit(code);
}
