import { readdir } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { openMetrics } from './metrics.ts';
import type { SqlRunner } from './migrate.ts';
import type { AnsweredRequest } from './watch-requests.ts';

/** What an owner can watch the server by. */
export interface Figures {
  note(request: AnsweredRequest): void;
  /** Everything as it is now, for Prometheus; what the database says is left out while it takes too long. */
  text(): Promise<string>;
  close(): void;
}

interface Watched {
  version: string;
  db: SqlRunner;
  requestsUnderWay(): number;
  openStreams(): number;
  backgroundWork(): number;
  mailsWaiting(): number;
  /** Since the start. */
  failures(): number;
}

const latencyBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const databasePatienceMs = 2_000;

/** Rows that wait for somebody, by what they wait for; each is found by an index or in a small table. */
const waitingRows = `
  select
    (select count(*) from public.chat_jobs where state = 'reserved')::float8 as chat_jobs,
    (select coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)
     from public.chat_jobs where state = 'reserved')::float8 as oldest_chat_job_seconds,
    (select count(*) from public.push_subscriptions where next_at <= now())::float8 as reminders,
    (select count(*) from public.reminder_deliveries where state in ('waiting', 'claimed', 'failed'))::float8 as pushes,
    (select count(*) from public.contactus where mailed_at is null)::float8 as contact_mails,
    (select count(*) from public.payment_orders where next_check_at < now())::float8 as payments,
    (select count(*) from auth.users)::float8 as accounts,
    pg_database_size(current_database())::float8 as database_bytes`;

type WaitingRows = Record<
  | 'chat_jobs'
  | 'oldest_chat_job_seconds'
  | 'reminders'
  | 'pushes'
  | 'contact_mails'
  | 'payments'
  | 'accounts'
  | 'database_bytes',
  number
>;

export function openFigures(watched: Watched): Figures {
  const metrics = openMetrics();
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  const startedAt = Date.now() / 1000;
  let rows: WaitingRows | undefined;
  let openFiles: number | undefined;

  metrics.gauge('disha_build_info', 'Which version runs; always 1.', () => 1, { version: watched.version });
  const requests = metrics.counter('disha_http_requests_total', 'Requests by route pattern and status.');
  const seconds = metrics.histogram(
    'disha_http_request_seconds',
    'How long it took until an answer began.',
    latencyBounds,
  );
  const outcomes = metrics.counter(
    'disha_function_outcomes_total',
    'Calls of functions: answered, refused (4xx) or failed (5xx).',
  );
  metrics.total(
    'disha_failures_total',
    'What went wrong on this side; the log tells of each.',
    watched.failures,
  );
  metrics.gauge('disha_requests_under_way', 'Requests whose answer has not ended.', watched.requestsUnderWay);
  metrics.gauge('disha_head_streams', 'Devices that are told of changes.', watched.openStreams);
  metrics.gauge('disha_background_work', 'Work that no answer waits for.', watched.backgroundWork);
  metrics.gauge('disha_database_up', 'Whether the database has answered in time.', () => (rows ? 1 : 0));
  metrics.gauge('disha_database_bytes', 'Size of the database.', () => rows?.database_bytes);
  metrics.gauge('disha_accounts', 'Accounts, confirmed or not.', () => rows?.accounts);
  const waiting: Readonly<Record<string, () => number | undefined>> = {
    chat_jobs: () => rows?.chat_jobs,
    reminders: () => rows?.reminders,
    pushes: () => rows?.pushes,
    contact_mails: () => rows?.contact_mails,
    payments: () => rows?.payments,
    mails: watched.mailsWaiting,
  };
  for (const [queue, read] of Object.entries(waiting))
    metrics.gauge('disha_waiting', 'What waits, by queue.', read, { queue });
  metrics.gauge(
    'disha_oldest_chat_job_seconds',
    'How long the oldest question has waited for its answer.',
    () => rows?.oldest_chat_job_seconds,
  );
  for (const [quantile, percent] of [
    ['0.5', 50],
    ['0.99', 99],
  ] as const)
    metrics.gauge(
      'disha_event_loop_lag_seconds',
      'How late timers ran since the figures were last read.',
      () => delays.percentile(percent) / 1e9,
      { quantile },
    );
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('nodejs_heap_used_bytes', 'Memory of its objects.', () => process.memoryUsage().heapUsed);
  metrics.gauge('process_start_time_seconds', 'When it started, in seconds since 1970.', () => startedAt);
  metrics.gauge('process_open_fds', 'Open files and connections.', () => openFiles);
  metrics.total('process_cpu_seconds_total', 'Time of the processors that it has used.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });

  return {
    note({ method, route, status, ms }) {
      requests.add({ method, route, status: String(status) });
      seconds.note({ route }, ms / 1000);
      if (route.startsWith('/functions/v1/'))
        outcomes.add({
          function: route.slice('/functions/v1/'.length),
          outcome: status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'answered',
        });
    },
    async text() {
      rows = await Promise.race([
        waitingIn(watched.db),
        pause(databasePatienceMs, undefined, { ref: false }),
      ]);
      // Only Linux says.
      openFiles = await readdir('/proc/self/fd').then(
        (files) => files.length,
        () => undefined,
      );
      const text = metrics.text();
      delays.reset();
      return text;
    },
    close: () => void delays.disable(),
  };
}

async function waitingIn(db: SqlRunner): Promise<WaitingRows | undefined> {
  return db.query<WaitingRows>(waitingRows).then(
    ({ rows: [found] }) => found,
    () => undefined,
  );
}
