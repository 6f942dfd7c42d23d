import { AsyncLocalStorage } from 'node:async_hooks';
import { formatWithOptions } from 'node:util';
import { failureOf } from '../functions/_shared/without-values.ts';

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogSettings {
  /** `json` is an object a line, for programs; `text` is for people. */
  format: 'text' | 'json';
  /** What weighs less is left out. */
  level: LogLevel;
}

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * What the server tells its owner, a line each. The words given to `tell` and the fields are the program's own, such as
 * patterns, counts and times, and are written as they are; whatever comes from elsewhere goes through `failure`, which
 * leaves out what may be somebody's.
 */
export interface Log {
  tell(level: LogLevel, event: string, message: string, fields?: Fields): void;
  /** What was thrown, or a message that was written for a log by a function or a package. */
  failure(error: unknown, event?: string, level?: LogLevel): void;
  /** Whatever is logged by the work carries the id of the request. */
  inRequest<T>(id: string, work: () => T): T;
}

export interface LogWriters {
  write(line: string, level: LogLevel): void;
  now(): Date;
}

export function openLog({ format, level }: LogSettings, writers: LogWriters = standardWriters): Log {
  const requests = new AsyncLocalStorage<string>();
  const least = logLevels.indexOf(level);

  function put(
    weight: LogLevel,
    event: string,
    message: string,
    fields: Fields,
    stack: readonly string[],
  ): void {
    if (logLevels.indexOf(weight) < least) return;
    const time = writers.now().toISOString();
    const known = { ...fields, request: fields['request'] ?? requests.getStore() };
    const line =
      format === 'json'
        ? JSON.stringify({
            time,
            level: weight,
            event,
            message,
            ...known,
            ...(stack.length > 0 && { stack: stack.map((frame) => frame.trim()) }),
          })
        : [
            `${time.slice(11, 19)} ${weight === 'info' ? '' : `${weight} `}${message}${inBrackets(known)}`,
            ...stack,
          ].join('\n');
    writers.write(`${line}\n`, weight);
  }

  return {
    tell: (weight, event, message, fields = {}) => put(weight, event, message, fields, []),
    failure(error, event = 'failure', weight = 'error') {
      const { message = 'An error without words', stack, name, code, cause } = failureOf(error);
      put(weight, event, message, { name: name === 'Error' ? undefined : name, code, cause }, stack);
    },
    inRequest: (id, work) => requests.run(id, work),
  };
}

/** What the words of a request say already. */
const inWords = ['method', 'route', 'status', 'ms'];

function inBrackets(fields: Fields): string {
  const said = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && !inWords.includes(name),
  );
  return said.length === 0 ? '' : ` [${said.map(([name, value]) => `${name} ${value}`).join(', ')}]`;
}

const standardWriters: LogWriters = {
  write: (line, level) =>
    void (level === 'warn' || level === 'error' ? process.stderr : process.stdout).write(line),
  now: () => new Date(),
};

/**
 * Packages write to the console what they like, rows and addresses included: it goes through the log instead. What they call
 * an error is mostly one of whoever has asked, who has been told; an error of this side has a line of its own.
 */
export function takeConsole(log: Log): void {
  const taken =
    (level: LogLevel) =>
    (...words: unknown[]) => {
      const thrown = words.find((word) => word instanceof Error);
      const text = formatWithOptions({ depth: 0 }, ...words.filter((word) => typeof word === 'string'));
      const said = thrown ?? (text === '' ? 'A package has logged what is no text' : text);
      log.failure(said, 'package', isBrokenOff(thrown) ? 'debug' : level);
    };
  Object.assign(console, {
    debug: taken('debug'),
    log: taken('info'),
    info: taken('info'),
    warn: taken('warn'),
    error: taken('warn'),
  });
}

/** What Node says where whoever sends a body has gone in the middle of it. */
function isBrokenOff(thrown: Error | undefined): boolean {
  return thrown?.message === 'aborted' && Reflect.get(thrown, 'code') === 'ECONNRESET';
}
