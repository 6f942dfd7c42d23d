import { isRecord } from '#domain/is-record.ts';
import { callAs } from '#remote/procedures.ts';
import { toldAdmin, type AdminAnswer } from './admin-refusal.ts';
import { callAsUser } from './call-as-user.ts';

/** What is counted of a day, or of several together. Credits are thirds, money is paise. */
export interface UsageCounts {
  users: number;
  newUsers: number;
  messages: number;
  answers: number;
  failures: number;
  creditsSold: number;
  creditsSpent: number;
  revenuePaise: number;
}

export interface UsageDay extends UsageCounts {
  /** YYYY-MM-DD. */
  day: string;
}

export interface ServerUsage {
  /** One for each day, in their order. */
  days: UsageDay[];
  totals: UsageCounts;
}

/** How the site was used from one day to another, both included (YYYY-MM-DD). Never throws. */
export async function readUsage(userId: string, from: string, to: string): Promise<AdminAnswer<ServerUsage>> {
  const body = { p_from: from, p_to: to };
  return toldAdmin(
    await callAsUser(userId, (caller) => callAs(caller, '/rest/v1/rpc/admin_usage', body, parseUsage)),
  );
}

function parseUsage(body: unknown): ServerUsage | undefined {
  if (!isRecord(body) || !Array.isArray(body['days'])) return undefined;
  const totals = parseCounts(body['totals']);
  if (!totals) return undefined;
  const days: UsageDay[] = [];
  for (const entry of body['days'] as unknown[]) {
    const counts = parseCounts(entry);
    const day = isRecord(entry) ? entry['day'] : undefined;
    if (!counts || typeof day !== 'string') return undefined;
    days.push({ day, ...counts });
  }
  return { days, totals };
}

function parseCounts(value: unknown): UsageCounts | undefined {
  if (!isRecord(value)) return undefined;
  const names = Object.keys(columns) as (keyof UsageCounts)[];
  const counts = names.map((name) => [name, value[columns[name]]] as const);
  return counts.every(([, count]) => typeof count === 'number')
    ? (Object.fromEntries(counts) as unknown as UsageCounts)
    : undefined;
}

const columns: Readonly<Record<keyof UsageCounts, string>> = {
  users: 'users',
  newUsers: 'new_users',
  messages: 'messages',
  answers: 'answers',
  failures: 'failures',
  creditsSold: 'credits_sold',
  creditsSpent: 'credits_spent',
  revenuePaise: 'revenue_paise',
};
