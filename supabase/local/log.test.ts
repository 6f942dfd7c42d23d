import { afterEach, describe, expect, test, vi } from 'vitest';
import { openLog, takeConsole, type LogSettings } from './log.ts';

const at = new Date('2026-11-22T06:07:08.009Z');

function logTo(settings: LogSettings) {
  const lines: string[] = [];
  return { lines, log: openLog(settings, { write: (line) => lines.push(line), now: () => at }) };
}

describe('a log', () => {
  test('for programs has one object a line, with the request that it belongs to', async () => {
    const { lines, log } = logTo({ format: 'json', level: 'info' });
    await log.inRequest('abc', async () => {
      await Promise.resolve();
      log.failure(Object.assign(new Error('no "ramesh"'), { code: '22P02', stack: '' }));
    });
    log.tell('info', 'request', 'GET / 200 3 ms', { status: 200 });
    log.tell('debug', 'request', 'of a file');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        time: at.toISOString(),
        level: 'error',
        event: 'failure',
        message: 'no "…"',
        code: '22P02',
        request: 'abc',
      },
      { time: at.toISOString(), level: 'info', event: 'request', message: 'GET / 200 3 ms', status: 200 },
    ]);
    expect(lines.every((line) => line.endsWith('\n') && line.indexOf('\n') === line.length - 1)).toBe(true);
  });

  test('for people has a line that is short', () => {
    const { lines, log } = logTo({ format: 'text', level: 'info' });
    log.tell('info', 'request', 'GET / 200 3 ms', {
      request: 'abc',
      method: 'GET',
      status: 200,
      ms: 3,
      bytes: 9,
    });
    log.tell('warn', 'stop', 'Slow');
    expect(lines).toEqual(['06:07:08 GET / 200 3 ms [request abc, bytes 9]\n', '06:07:08 warn Slow\n']);
  });

  test('leaves out what weighs less than what is wanted', () => {
    const { lines, log } = logTo({ format: 'text', level: 'error' });
    log.tell('warn', 'stop', 'Slow');
    log.failure('wrong');
    expect(lines).toHaveLength(1);
  });
});

describe('the console of packages', () => {
  const methods = { ...console };
  afterEach(() => {
    Object.assign(console, methods);
    vi.restoreAllMocks();
  });

  test('goes through the log, and says nothing of rows and addresses', () => {
    const { lines, log } = logTo({ format: 'json', level: 'debug' });
    takeConsole(log);
    console.error(
      Object.assign(new Error('null value in column "title"'), { detail: 'Failing row: ramesh' }),
    );
    console.warn('mail of %s', 'ramesh@example.com');
    console.log({ query: 'ramesh' });
    Object.assign(console, methods);
    expect(lines).toHaveLength(3);
    expect(lines.join()).toContain('null value in column');
    expect(lines.join()).not.toContain('ramesh');
  });

  test('makes no warning of an upload that whoever sent it has broken off', () => {
    const { lines, log } = logTo({ format: 'json', level: 'warn' });
    takeConsole(log);
    console.error('Storage error:', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    console.error('Storage error:', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
    Object.assign(console, methods);
    expect(lines).toHaveLength(1);
    expect(lines.join()).toContain('read ECONNRESET');
  });
});
