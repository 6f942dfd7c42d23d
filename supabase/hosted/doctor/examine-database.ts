import { fieldOf, finding, heardIn, type DoctorFinding, type Patient, unknown } from './finding.ts';
import type { RowPolicy, DatabaseReport } from './report.ts';

const area = 'database';

/** What strangers can do, as anybody can try it; `expected` is what this version's migrations make. */
export async function examineAccess(patient: Patient, expected: DatabaseReport): Promise<DoctorFinding[]> {
  const { ask, supabaseUrl, key } = patient;
  const asAnybody = { apikey: key };
  const everybodys = new Set(
    expected.tables.filter((table) => isGranted(table, 'select')).map(({ name }) => name),
  );
  const findings: DoctorFinding[] = [];

  const first = await ask(`${supabaseUrl}/rest/v1/subscription_plans?select=name&limit=1`, {
    headers: asAnybody,
  });
  findings.push(
    finding(area, 'the publishable key opens what is everybody’s', first.status === 200, {
      detail: heardIn(first),
      mend:
        first.status === 401
          ? 'Give the project’s publishable key (Settings → API keys), in config.json too.'
          : 'Run `npx supabase db push --include-seed` against this project.',
    }),
  );
  if (first.status !== 200) return findings;

  const readable: string[] = [];
  const open: string[] = [];
  const writable: string[] = [];
  const missing: string[] = [];
  const lost: string[] = [];
  await inTurns(expected.tables, async (table) => {
    const url = `${supabaseUrl}/rest/v1/${table.name}`;
    const read = await ask(`${url}?select=*&limit=1`, { headers: asAnybody });
    if (read.status === 404) missing.push(table.name);
    else if (everybodys.has(table.name)) {
      if (read.status !== 200) lost.push(table.name);
    } else if (read.status === 200) (read.text.trim() === '[]' ? open : readable).push(table.name);
    // A key is never null: even where it is allowed nothing is changed.
    const nothing = `${url}?${table.key}=is.null`;
    const headers = { ...asAnybody, 'content-type': 'application/json' };
    const changed = await ask(nothing, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ [table.key]: null }),
    });
    const deleted = await ask(nothing, { method: 'DELETE', headers: asAnybody });
    if ([changed, deleted].some(({ status }) => status >= 200 && status < 300)) writable.push(table.name);
  });
  findings.push(
    finding(area, `all ${expected.tables.length} tables are there`, missing.length === 0, {
      detail: `missing: ${missing.join(', ')}`,
      mend: 'Run `npx supabase db push`.',
    }),
    finding(area, 'a stranger reads nobody’s rows', readable.length === 0, {
      detail: `rows of ${readable.join(', ')} are open to everybody`,
      mend: readable.map(closing).join(' '),
    }),
    finding(area, 'a stranger may not even ask for what is private', open.length === 0, {
      detail: `grants on ${open.join(', ')} are open; only the policies hold`,
      mend: open.map((name) => `revoke all on public.${name} from anon;`).join(' '),
    }),
    finding(area, 'a stranger changes nothing', writable.length === 0, {
      detail: `${writable.join(', ')} can be changed by everybody`,
      mend: writable.map((name) => `revoke insert, update, delete on public.${name} from anon;`).join(' '),
    }),
    finding(area, 'what is everybody’s can be read', lost.length === 0, {
      detail: `${lost.join(', ')} cannot be read`,
      mend: lost.map((name) => `grant select on public.${name} to anon, authenticated;`).join(' '),
    }),
  );
  return findings;
}

/** What the project says of itself to its own key, beside what the migrations make. */
export async function examineReport(
  patient: Patient,
  expected: DatabaseReport,
): Promise<{ findings: DoctorFinding[]; report: DatabaseReport | undefined }> {
  const check = 'the project tells its own key what it is made of';
  const { ask, supabaseUrl, serviceKey } = patient;
  if (serviceKey === undefined)
    return {
      findings: [
        unknown(
          area,
          'rights, rules, functions and schedules as the migrations make them',
          'give --service-key to look inside',
        ),
      ],
      report: undefined,
    };
  const heard = await ask(`${supabaseUrl}/rest/v1/rpc/installation_report`, {
    method: 'POST',
    headers: serviceHeaders(serviceKey),
    body: '{}',
  });
  if (heard.status !== 200)
    return {
      findings: [
        finding(area, check, false, {
          detail: heardIn(heard),
          mend:
            heard.status === 404
              ? 'The database is older than this program: run `npx supabase db push`.'
              : 'Give the project’s secret key (Settings → API keys), not the publishable one.',
        }),
      ],
      report: undefined,
    };
  const report = heard.json as DatabaseReport;
  return {
    findings: [{ area, check, state: 'fine' }, ...differences(report, asChosen(expected, patient.config))],
    report,
  };
}

/** Whether files of conversations are private is for whoever runs the installation: the site has to know of it. */
function asChosen(expected: DatabaseReport, config: Patient['config']): DatabaseReport {
  const isPublic = config['privateAttachments'] !== true;
  const buckets = expected.buckets.map((bucket) =>
    bucket.id === 'chat_attachments' ? { ...bucket, public: isPublic } : bucket,
  );
  return { ...expected, buckets };
}

export function serviceHeaders(serviceKey: string): Record<string, string> {
  return {
    apikey: serviceKey,
    'content-type': 'application/json',
    // Keys of older projects are tokens themselves and must be sent as such.
    ...(serviceKey.split('.').length === 3 && { authorization: `Bearer ${serviceKey}` }),
  };
}

/** Every difference is a finding of its own; what agrees is one line. */
function differences(report: DatabaseReport, expected: DatabaseReport): DoctorFinding[] {
  const findings: DoctorFinding[] = [];
  const wrong = (check: string, detail: string, mend: string) =>
    findings.push({ area, check, state: 'wrong', detail, mend });

  const isCurrent = report.migration === expected.migration;
  if (!isCurrent)
    wrong(
      'the database is of this version',
      `its newest migration is ${report.migration ?? 'unknown'}, this program’s is ${expected.migration}`,
      (report.migration ?? '') < (expected.migration ?? '')
        ? 'Run `npx supabase db push`.'
        : 'Check out the version that the project runs, and ask again.',
    );
  for (const table of report.tables) {
    if (!table.has_rls && !isView(table, expected))
      wrong(
        `rows of ${table.name} are guarded`,
        'row-level security is off: its grants alone decide',
        `alter table public.${table.name} enable row level security;`,
      );
    const meant = expected.tables.find(({ name }) => name === table.name);
    if (!meant) {
      const strangers = [...(table.grants['anon'] ?? []), ...(table.grants['public'] ?? [])];
      findings.push(
        strangers.length > 0
          ? {
              area,
              check: `${table.name} is known`,
              state: 'wrong',
              detail: `no migration makes this table, and anybody may ${strangers.join(', ')} there`,
              mend: `Remove it, or: revoke all on public.${table.name} from anon, public;`,
            }
          : unknown(area, `${table.name} is known`, 'no migration makes this table; it is yours to guard'),
      );
      continue;
    }
    for (const role of ['public', 'anon', 'authenticated', 'service_role']) {
      const [has, should] = [table.grants[role] ?? [], meant.grants[role] ?? []];
      const more = has.filter((privilege) => !should.includes(privilege));
      const less = should.filter((privilege) => !has.includes(privilege));
      if (more.length > 0)
        wrong(
          `${role} may do with ${table.name} what it is meant to`,
          `it may also ${more.join(', ')}`,
          `revoke ${more.map(privilegeSql).join(', ')} on public.${table.name} from ${role};`,
        );
      if (less.length > 0)
        wrong(
          `${role} may do with ${table.name} what it is meant to`,
          `it may not ${less.join(', ')}`,
          `grant ${less.map(privilegeSql).join(', ')} on public.${table.name} to ${role};`,
        );
    }
    comparePolicies(table.name, table.policies, meant.policies, wrong);
  }
  for (const { name } of expected.tables)
    if (!report.tables.some((table) => table.name === name))
      wrong(`${name} is there`, 'the table is missing', 'Run `npx supabase db push`.');
  comparePolicies('files', report.file_policies, expected.file_policies, wrong);
  compareFunctions(report, expected, wrong);
  for (const bucket of expected.buckets) {
    const found = report.buckets.find(({ id }) => id === bucket.id);
    if (!found) wrong(`the bucket ${bucket.id} is there`, 'it is missing', 'Run `npx supabase db push`.');
    else if (JSON.stringify(bucketRules(found)) !== JSON.stringify(bucketRules(bucket)))
      wrong(
        `the bucket ${bucket.id} takes what it is meant to`,
        `it is ${found.public ? 'public' : 'private'}, up to ${found.file_size_limit ?? 'any number of'} bytes`,
        `Set it in the dashboard to ${bucket.public ? 'public' : 'private'}, ${bucket.file_size_limit} bytes, ${bucket.allowed_mime_types?.join(', ') ?? 'any type'}.`,
      );
  }
  const unseeded = expected.seeds.filter((path) => !report.seeds.includes(path));
  if (unseeded.length > 0 && report.seeds.length > 0)
    wrong(
      'the content that every installation starts with is there',
      `not run: ${unseeded.join(', ')}`,
      'Run `npx supabase db push --include-seed`.',
    );
  for (const [role, limit] of Object.entries(expected.statement_timeouts)) {
    // A database that is older than this program says nothing of it; that has been found above.
    const found = (report as Partial<DatabaseReport>).statement_timeouts?.[role] ?? null;
    if (isCurrent && (found === null || Number.parseFloat(found) === 0))
      wrong(
        `a statement of ${role} ends after a while`,
        'it may go on for ever: one question could keep everybody waiting',
        `alter role ${role} set statement_timeout = '${limit}';`,
      );
  }
  const preRequest = (report as Partial<DatabaseReport>).pre_request ?? null;
  if (isCurrent && preRequest !== null && preRequest !== 'public.refuse_ended_session')
    wrong(
      'a session that was ended reads and writes nothing any more',
      `the data API calls ${preRequest || 'nothing'} before a request: an old token holds for up to an hour`,
      `alter role authenticator set pgrst.db_pre_request = 'public.refuse_ended_session'; notify pgrst, 'reload config';`,
    );
  const overdue = Object.entries(report.overdue).filter(([, count]) => count > 0);
  if (overdue.length > 0)
    wrong(
      'nothing waits that should be done',
      overdue.map(([name, count]) => `${count} ${name} for more than half an hour`).join(', '),
      'Look at the schedules below and at the log of their functions.',
    );
  if (report.is_realtime_open === false)
    wrong(
      'open devices hear of changes at once',
      'Realtime is on, but nobody may listen to their own topic',
      'select private.open_user_topic();',
    );
  if (findings.every(({ state }) => state !== 'wrong'))
    findings.push({
      area,
      check: `${expected.tables.length} tables, ${expected.functions.length} functions and ${expected.buckets.length} buckets have the rights and rules of the migrations`,
      state: 'fine',
    });
  return findings;
}

type Wrong = (check: string, detail: string, mend: string) => void;

function comparePolicies(table: string, has: RowPolicy[], should: RowPolicy[], wrong: Wrong): void {
  const text = ({ command, roles, rule }: RowPolicy) => `${command} ${roles.join(',')} ${rule}`;
  const on = table === 'files' ? 'storage.objects' : `public.${table}`;
  for (const policy of should) {
    const found = has.find(({ name }) => name === policy.name);
    if (!found)
      wrong(
        `the rule “${policy.name}” holds on ${table}`,
        'it is missing',
        'Make it again from supabase/migrations, or restore the database.',
      );
    else if (text(found) !== text(policy))
      wrong(
        `the rule “${policy.name}” holds on ${table}`,
        `it says something else than the migrations do (${found.command} to ${found.roles.join(', ')})`,
        `drop policy "${policy.name}" on ${on}; then make it again from supabase/migrations.`,
      );
  }
  for (const policy of has)
    if (!should.some(({ name }) => name === policy.name))
      wrong(
        `only known rules open ${table}`,
        `“${policy.name}” (${policy.command} to ${policy.roles.join(', ')}) is in no migration`,
        `drop policy "${policy.name}" on ${on};`,
      );
}

function compareFunctions(report: DatabaseReport, expected: DatabaseReport, wrong: Wrong): void {
  for (const { name, roles } of expected.functions) {
    const found = report.functions.find((one) => one.name === name);
    if (!found) {
      wrong(`${name} can be called`, 'the function is missing', 'Run `npx supabase db push`.');
      continue;
    }
    const more = found.roles.filter((role) => !roles.includes(role));
    const less = roles.filter((role) => !found.roles.includes(role));
    if (more.length > 0)
      wrong(
        `${name} is called by whom it is meant for`,
        `${more.join(', ')} may call it too`,
        `revoke execute on function public.${name} from public, ${more.join(', ')};`,
      );
    if (less.length > 0)
      wrong(
        `${name} is called by whom it is meant for`,
        `${less.join(', ')} may not call it`,
        `grant execute on function public.${name} to ${less.join(', ')};`,
      );
  }
  for (const { name, roles } of report.functions)
    if (!expected.functions.some((one) => one.name === name) && roles.some((role) => role !== 'service_role'))
      wrong(
        `only known functions can be called`,
        `${name} is in no migration, and ${roles.join(', ')} may call it`,
        `revoke execute on function public.${name} from public, anon, authenticated;`,
      );
}

function isView({ name }: { name: string }, expected: DatabaseReport): boolean {
  return expected.tables.some((table) => table.name === name && !table.has_rls);
}

function bucketRules(bucket: DatabaseReport['buckets'][number]): unknown {
  return [bucket.public, Number(bucket.file_size_limit), bucket.allowed_mime_types?.toSorted()];
}

/** `update(title)` as SQL writes it. */
function privilegeSql(privilege: string): string {
  return privilege.replace('(', ' (');
}

function isGranted({ grants }: DatabaseReport['tables'][number], privilege: string): boolean {
  return (grants['anon'] ?? []).some((one) => one === privilege || one.startsWith(`${privilege}(`));
}

function closing(name: string): string {
  return `alter table public.${name} enable row level security; revoke all on public.${name} from anon;`;
}

/** A few at a time, so that a small project is not run over. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const turn = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, turn));
}

/** The message of an error in our own shape; undefined for any other. */
export function codeOf(json: unknown): string | undefined {
  const code = fieldOf(json, 'error', 'code');
  return typeof code === 'string' && typeof fieldOf(json, 'error', 'message') === 'string' ? code : undefined;
}
