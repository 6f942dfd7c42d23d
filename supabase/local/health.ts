import { setTimeout as pause } from 'node:timers/promises';

export type HealthState = 'starting' | 'ready' | 'stopping';

export interface Health {
  state: HealthState;
  /** Whether the database has answered within the time that whoever asks can wait for it. */
  isDatabaseUp(): Promise<boolean>;
}

/** So long may the database take: whoever watches this server asks again every few seconds. */
const patienceMs = 2_000;

/**
 * Looks at the database by a question of its own, one at a time: those who ask meanwhile share it, so that a database which
 * is busy is not asked more the longer it is.
 */
export function openHealth(ask: () => Promise<unknown>, mostMs = patienceMs): Health {
  let underWay: Promise<boolean> | undefined;
  return {
    state: 'starting',
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
export async function answerHealth({ state, isDatabaseUp }: Health, version: string): Promise<Response> {
  const database = state === 'ready' ? await isDatabaseUp() : undefined;
  const ok = database === true;
  return Response.json(
    { ok, state: database === false ? 'slow' : state, version },
    {
      status: ok ? 200 : 503,
      headers: { 'cache-control': 'no-store', ...(!ok && { 'retry-after': '2' }) },
    },
  );
}
