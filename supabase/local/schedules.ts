import type { Backend } from '../functions/_shared/backend.ts';

interface Schedule {
  everySeconds: number;
  run(backend: Backend): Promise<unknown>;
}

/** What a hosted project runs with pg_cron; each is safe to run twice. */
const schedules: readonly Schedule[] = [
  // Credits of questions that were never answered go back after a quarter of an hour.
  { everySeconds: 60, run: (backend) => backend.rpc('expire_chat_jobs', { p_older_than_seconds: 900 }) },
];

/** Starts the timers; the answer stops them. */
export function startSchedules(backend: Backend, log: (message: string) => void): () => void {
  const timers = schedules.map(({ everySeconds, run }) =>
    setInterval(() => {
      run(backend).catch((error: unknown) => log(String(error)));
    }, everySeconds * 1000).unref(),
  );
  return () => timers.forEach((timer) => clearInterval(timer));
}
