import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { freeBytesIn } from './upgrade.ts';

export type HealthState = 'starting' | 'ready' | 'stopping';

export interface Health {
  state: HealthState;
  /** Whether the database has answered within the time that whoever asks can wait for it. */
  isDatabaseUp(): Promise<boolean>;
  /** Whether anything can be written. */
  canWrite(): Promise<boolean>;
}

/** So long may the database take: whoever watches this server asks again every few seconds. */
const patienceMs = 2_000;

/**
 * Looks at the database by a question of its own, one at a time: those who ask meanwhile share it, so that a database which
 * is busy is not asked more the longer it is.
 */
export function openHealth(
  ask: () => Promise<unknown>,
  canWrite: () => Promise<boolean>,
  mostMs = patienceMs,
): Health {
  let underWay: Promise<boolean> | undefined;
  return {
    state: 'starting',
    canWrite,
    isDatabaseUp() {
      underWay ??= ask()
        .then(
          () => true,
          () => false,
        )
        .finally(() => {
          underWay = undefined;
        });
      return Promise.race([underWay, pause(mostMs, false, { ref: false })]);
    },
  };
}

/** What `/healthz` says; the status is 503 for anything but a server that can be used. */
export async function answerHealth(
  { state, isDatabaseUp, canWrite }: Health,
  version: string,
): Promise<Response> {
  const found = state === 'ready' ? await troubleOf(isDatabaseUp, canWrite) : undefined;
  const ok = state === 'ready' && found === undefined;
  return Response.json(
    { ok, state: found ?? state, version },
    {
      status: ok ? 200 : 503,
      headers: { 'cache-control': 'no-store', ...(!ok && { 'retry-after': '2' }) },
    },
  );
}

async function troubleOf(
  isDatabaseUp: Health['isDatabaseUp'],
  canWrite: Health['canWrite'],
): Promise<'slow' | 'full' | undefined> {
  if (!(await isDatabaseUp())) return 'slow';
  return (await canWrite()) ? undefined : 'full';
}

/** With less than this the database cannot write down what it is about to do. */
const leastFreeBytes = 16 * 1024 * 1024;

/** Whether there is room in a folder, and it may be written in: a disk that fails is often mounted to be read alone. */
export async function canWriteIn(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    return (await freeBytesIn(folder)) >= leastFreeBytes;
  } catch {
    return false;
  }
}
