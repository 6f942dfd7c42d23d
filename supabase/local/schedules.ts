import type { Backend } from '../functions/_shared/backend.ts';

/** With what the schedules work. */
export interface ScheduleTools {
  backend: Pick<Backend, 'rpc' | 'removeFiles'>;
  /** Has the database free the room of what was overwritten, and look at how its rows are spread. */
  tidy(): Promise<unknown>;
  /** Asks the payment gateway about everything that is open. */
  reconcile(): Promise<unknown>;
  /** Pushes the reminders that are due. */
  sendReminders(): Promise<unknown>;
  /** Mails the owner what was asked. */
  mailContact(): Promise<unknown>;
}

interface Schedule {
  everySeconds: number;
  /** Once after the start as well, as a server on a laptop seldom runs for a whole day. */
  firstAfterSeconds?: number;
  run(tools: ScheduleTools): Promise<unknown>;
}

const day = 24 * 60 * 60;
const daily = { everySeconds: day, firstAfterSeconds: 5 * 60 };

/** What a hosted project runs with pg_cron; each is safe to run twice. */
const schedules: readonly Schedule[] = [
  // Credits of questions and plans that nobody has answered go back after a quarter of an hour.
  {
    everySeconds: 60,
    run: ({ backend }) => backend.rpc('expire_chat_jobs', { p_older_than_seconds: 900 }),
  },
  // Nobody has to wait longer for credits that were paid for in a browser that never came back.
  { everySeconds: 60, firstAfterSeconds: 20, run: ({ reconcile }) => reconcile() },
  { everySeconds: 60, firstAfterSeconds: 30, run: ({ sendReminders }) => sendReminders() },
  { everySeconds: 60, firstAfterSeconds: 40, run: ({ mailContact }) => mailContact() },
  // They are kept for a day, not for two.
  { ...daily, everySeconds: 60 * 60, run: ({ backend }) => backend.rpc('purge_contact_senders', {}) },
  { ...daily, run: ({ backend }) => backend.rpc('purge_reminder_deliveries', { p_older_than_days: 30 }) },
  { ...daily, run: ({ backend }) => backend.rpc('purge_payment_traces', { p_older_than_days: 90 }) },
  { ...daily, run: ({ backend }) => backend.rpc('purge_tombstones', { p_older_than_days: 180 }) },
  { ...daily, run: ({ backend }) => backend.rpc('purge_guest_calls', {}) },
  // The busiest account makes some ten thousands of them in an hour.
  {
    ...daily,
    everySeconds: 6 * 60 * 60,
    run: ({ backend }) => backend.rpc('purge_receipts', { p_older_than_days: 400 }),
  },
  { ...daily, run: removeOrphans },
  { everySeconds: 60 * 60, firstAfterSeconds: 60, run: ({ tidy }) => tidy() },
];

/** Starts the timers; the answer stops them. */
export function startSchedules(tools: ScheduleTools, log: (failure: unknown) => void): () => void {
  const timers = schedules.flatMap(({ everySeconds, firstAfterSeconds, run }) => {
    const work = () => {
      run(tools).catch((error: unknown) => log(error));
    };
    const first = firstAfterSeconds === undefined ? [] : [setTimeout(work, firstAfterSeconds * 1000)];
    return [...first, setInterval(work, everySeconds * 1000)];
  });
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearTimeout(timer));
}

/** Removes files that for 30 days no row has named, at most 1000 at a time; the others wait for the next day. */
async function removeOrphans({ backend }: ScheduleTools): Promise<void> {
  const orphans = (await backend.rpc('orphan_uploads', { older_than_days: 30 })) as {
    bucket: string;
    name: string;
  }[];
  for (const bucket of new Set(orphans.map((orphan) => orphan.bucket))) {
    await backend.removeFiles(
      bucket,
      orphans.filter((orphan) => orphan.bucket === bucket).map((orphan) => orphan.name),
    );
  }
}
