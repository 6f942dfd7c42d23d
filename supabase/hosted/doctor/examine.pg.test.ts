import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type OwnWorld, startWorld } from '#tests/fakes/embedded-world.ts';
import { loadSecrets, sandboxKeysOf, type Secrets } from '../../local/secrets.ts';
import { securityHeaders } from '../../local/security-headers.ts';
import { serveSite } from '../../local/site.ts';
import { expectedFunctions, schedulesOfFile } from './expected.ts';
import { examine, type ToExamine, type Expected } from './examine.ts';
import { type AskSite, askOverNetwork, type DoctorFinding, type SiteAnswer } from './finding.ts';
import type { DatabaseReport } from './report.ts';

let world: OwnWorld;
let secrets: Secrets;
let expected: Expected;
let host: Host;
beforeAll(async () => {
  world = await startWorld();
  secrets = await loadSecrets(world.settings.dataDir);
  host = await hostSite(world.url);
  expected = {
    report: (await reportOf(world.url)) as DatabaseReport,
    functions: await expectedFunctions(),
    schedules: await schedulesOfFile(),
  };
});
afterAll(async () => {
  await host.close();
  await world.close();
});
afterEach(() => {
  fault = undefined;
});

const look = (more: Partial<ToExamine> = {}): Promise<DoctorFinding[]> =>
  examine({ siteUrl: host.url, serviceKey: secrets.serviceKey, ...more }, expected, askWithFault);

/** A fault of one answer; all others are as they were when they were asked for first. */
let fault: Change | undefined;

const heardBefore = new Map<string, Promise<SiteAnswer>>();
const askWithFault: AskSite = async (url, question) => {
  const key = JSON.stringify([url, question]);
  const asked = heardBefore.get(key) ?? askOverNetwork(url, question);
  heardBefore.set(key, asked);
  const heard = await asked;
  if (!fault || heard.status === 0) return heard;
  const { status, headers, text } = heard;
  const answer = new Response(status === 204 ? null : text, { status, headers });
  const changed = fault(new URL(url).pathname, new Request(url, question), answer);
  if (!changed) return heard;
  const words = await changed.text();
  const json: unknown = /json/.test(changed.headers.get('content-type') ?? '')
    ? JSON.parse(words)
    : undefined;
  return { status: changed.status, headers: changed.headers, text: words, json };
};
const wrongIn = (findings: DoctorFinding[]): string[] =>
  findings.filter(({ state }) => state === 'wrong').map(({ check, detail }) => `${check}: ${detail}`);

describe('an installation that is as it should be', () => {
  test('has nothing wrong with it, inside and outside', async () => {
    const findings = await look({ webhookSecret: sandboxKeysOf(secrets).webhookSecret });
    expect(wrongIn(findings)).toEqual([]);
    const fine = findings.filter(({ state }) => state === 'fine').map(({ check }) => check);
    expect(fine).toEqual(
      expect.arrayContaining([
        'a stranger reads nobody’s rows',
        'a stranger changes nothing',
        'an event that nobody has signed is refused, and one that somebody else has signed too',
        'an event with the right signature is taken',
        'reminders are signed with its other half',
        'ai-chat answers, to pages of the site and in the shape that they read',
        '/pay has the headers of this version',
      ]),
    );
    expect(fine.filter((check) => check.includes('answers, to pages'))).toHaveLength(
      expected.functions.length,
    );
  });

  test('is looked at without its key as far as strangers see, and the rest is said not to be known', async () => {
    const findings = await look({ serviceKey: undefined });
    expect(wrongIn(findings)).toEqual([]);
    const unknown = findings.filter(({ state }) => state === 'unknown').map(({ detail }) => detail ?? '');
    expect(unknown.filter((detail) => detail.includes('--service-key')).length).toBeGreaterThanOrEqual(2);
  });
});

/** A change of what one address answers; undefined leaves the answer as it is. */
type Change = (path: string, request: Request, answer: Response) => Response | undefined;

const faults: [name: string, change: Change, found: RegExp][] = [
  [
    'a table whose rows anybody reads',
    (path, { headers }) =>
      path.startsWith('/rest/v1/user_chats') && headers.get('apikey') !== secrets.serviceKey
        ? Response.json([{ query: 'mine' }])
        : undefined,
    /a stranger reads nobody’s rows: rows of user_chats/,
  ],
  [
    'a table that anybody changes',
    (path, { method }) =>
      path === '/rest/v1/credit_ledger' && method === 'PATCH'
        ? Response.json([], { status: 201 })
        : undefined,
    /a stranger changes nothing: credit_ledger/,
  ],
  [
    'a table without row-level security',
    inReport((report) => ({ ...tableOf(report, 'properties'), has_rls: false })),
    /rows of properties are guarded/,
  ],
  [
    'a right that no migration gives',
    inReport((report) => ({ ...tableOf(report, 'user_events'), grants: { anon: ['select'] } })),
    /anon may do with user_events what it is meant to: it may also select/,
  ],
  [
    'a rule that says something else',
    inReport((report) => {
      const table = tableOf(report, 'profiles');
      return { ...table, policies: table.policies.map((policy) => ({ ...policy, rule: 'true' })) };
    }),
    /the rule “the owner reads the profile” holds on profiles: it says something else/,
  ],
  [
    'an unknown rule',
    inReport((report) => {
      const table = tableOf(report, 'floorplans');
      const policy = { name: 'for debugging', command: 'all', roles: ['public'], rule: '' };
      return { ...table, policies: [...table.policies, policy] };
    }),
    /only known rules open floorplans: “for debugging”/,
  ],
  [
    'an older database',
    changedReport((report) => ({ ...report, migration: '20261121000100' })),
    /the database is of this version/,
  ],
  [
    'a function that others may call',
    changedReport((report) => ({
      ...report,
      functions: report.functions.map((one) =>
        one.name === 'make_admin' ? { ...one, roles: ['anon', 'service_role'] } : one,
      ),
    })),
    /make_admin is called by whom it is meant for: anon may call it too/,
  ],
  [
    'a bucket that is open',
    changedReport((report) => ({
      ...report,
      buckets: report.buckets.map((bucket) =>
        bucket.id === 'floorplans' ? { ...bucket, public: true } : bucket,
      ),
    })),
    /the bucket floorplans takes what it is meant to: it is public/,
  ],
  [
    'files of conversations that are private without the word of the site',
    changedReport((report) => ({
      ...report,
      buckets: report.buckets.map((bucket) =>
        bucket.id === 'chat_attachments' ? { ...bucket, public: false } : bucket,
      ),
    })),
    /the bucket chat_attachments takes what it is meant to: it is private/,
  ],
  [
    'a statement that nothing ends',
    changedReport((report) => ({ ...report, statement_timeouts: { anon: null, authenticated: '8s' } })),
    /a statement of anon ends after a while: it may go on for ever/,
  ],
  [
    'one that nothing ends any more',
    changedReport((report) => ({ ...report, statement_timeouts: { anon: '3s', authenticated: '0' } })),
    /a statement of authenticated ends after a while/,
  ],
  [
    'a data API that asks for no session',
    changedReport((report) => ({ ...report, pre_request: '' })),
    /a session that was ended reads and writes nothing any more: the data API calls nothing/,
  ],
  [
    'work that stays undone',
    changedReport((report) => ({ ...report, overdue: { chat_jobs: 3 } })),
    /nothing waits that should be done: 3 chat_jobs/,
  ],
  [
    'a function that the gateway keeps to itself',
    (path) =>
      path === '/functions/v1/use-credits'
        ? Response.json({ code: 401, message: 'Missing authorization header' }, { status: 401 })
        : undefined,
    /use-credits answers.*: the preflight answered 401/,
  ],
  [
    'a function that fails',
    (path, { method }) =>
      path === '/functions/v1/verify-payment' && method === 'POST'
        ? new Response('worker failed', { status: 546 })
        : undefined,
    /verify-payment answers.*: answered 546/,
  ],
  [
    'a webhook that believes anybody',
    (path) => (path === '/functions/v1/razorpay-webhook' ? Response.json({ received: true }) : undefined),
    /an event that nobody has signed is refused/,
  ],
  ['a push key that is none', inConfig({ pushKey: 'B'.padEnd(87, 'A') }), /the key that browsers get is one/],
  [
    'the push key of another pair',
    inConfig({
      pushKey: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    }),
    /reminders are signed with its other half/,
  ],
  [
    'a secret key in the open',
    inConfig({ supabaseKey: 'sb_secret_abc' }),
    /its key is one that everybody may have: it is a SECRET key/,
  ],
  [
    'a header that is missing',
    (path, _request, answer) => (path === '/chat' ? without(answer, 'content-security-policy') : undefined),
    /\/chat has the headers of this version: content-security-policy is missing/,
  ],
  [
    'a worker that is kept',
    (path, _request, answer) =>
      path === '/index.js' ? withHeader(answer, 'cache-control', 'max-age=86400') : undefined,
    /the worker is JavaScript and asked for anew each time: .*max-age=86400/,
  ],
  [
    'a host that answers with the shell where a file is missing',
    (path) =>
      path.startsWith('/no-such-file')
        ? new Response('<div id="root">', { headers: { 'content-type': 'text/html' } })
        : undefined,
    /a missing file stays missing: answered 200/,
  ],
  [
    'a host that has no rule for the shell',
    (path) => (path === '/chat' ? new Response('Not found', { status: 404 }) : undefined),
    /addresses of the app answer with the shell: \/chat answered 404/,
  ],
  [
    'sign-ups that need no confirmation',
    (path) =>
      path === '/auth/v1/settings'
        ? Response.json({ external: { email: true }, mailer_autoconfirm: true })
        : undefined,
    /an address is confirmed before it is used/,
  ],
];

describe('each fault is found, said in words and comes with a way to mend it', () => {
  test.each(faults)('%s', async (_, change, found) => {
    fault = change;
    const findings = await look();
    const wrong = findings.filter(({ state }) => state === 'wrong');
    const hit = wrong.find(({ check, detail }) => found.test(`${check}: ${detail}`));
    expect(hit, JSON.stringify(wrong, null, 1)).toBeDefined();
    expect(hit?.mend ?? '').not.toBe('');
  });

  test('schedules that are missing, off, others or failing', async () => {
    const [first, second, third, ...others] = expected.schedules.map((one) => ({
      ...one,
      active: true,
      failed_at: null,
    }));
    fault = (path, request, answer) =>
      changedReport((report) => ({
        ...report,
        extensions: [...report.extensions, 'pg_cron', 'pg_net'],
        vault: ['project_url'],
        schedules: [
          { ...second, active: false },
          { ...third, command: 'another' },
          ...others.map((one, n) => (n === 0 ? { ...one, failed_at: '2026-11-22T03:00:00' } : one)),
        ] as DatabaseReport['schedules'],
      }))(path, request, answer);
    // As a hosted project, which has a clock of its own.
    const wrong = wrongIn(await look({ supabaseUrl: host.url }));
    expect(wrong).toEqual(
      expect.arrayContaining([
        `${first?.name} runs: there is no such schedule`,
        `${second?.name} runs: it is switched off`,
        `${third?.name} runs: it does something else than it should`,
        expect.stringMatching(/runs: its run at 2026-11-22T03:00:00 failed/),
        'the vault has what the clock needs: it has project_url',
      ]),
    );
  });

  test('no clock at all, and nobody there', async () => {
    expect(wrongIn(await look({ supabaseUrl: host.url }))).toContainEqual(
      expect.stringContaining('pg_cron is not turned on'),
    );
    const nobody = await look({ siteUrl: 'http://127.0.0.1:9' });
    expect(wrongIn(nobody)[0]).toMatch(/config.json can be read: no answer/);
  });
});

interface Host {
  url: string;
  close(): Promise<void>;
}

/** A host of the site's files, which passes on what is for the services. */
async function hostSite(services: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'disha-doctor-'));
  const site = serveSite(folder);
  const listening = serve({
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const answer = /^\/(?:auth|rest|storage|functions)\/v1\/|^\/config\.json$/.test(pathname)
        ? await passedOn(request, services + pathname + search)
        : await site(request);
      const headers = securityHeaders(pathname, { opensGateway: false, isHttps: false });
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
      return answer;
    },
    hostname: '127.0.0.1',
    port: 0,
  });
  await once(listening, 'listening');
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  for (const [name, text] of Object.entries(filesOfSite(url))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return {
    url,
    close: async () => {
      listening.close();
      if ('closeAllConnections' in listening) listening.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function passedOn(request: Request, url: string): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length']) headers.delete(name);
  const body = ['GET', 'HEAD'].includes(request.method) ? {} : { body: await request.arrayBuffer() };
  const answer = await fetch(url, { method: request.method, headers, ...body });
  const plain = new Response(answer.status === 204 ? null : await answer.arrayBuffer(), answer);
  // It comes unpacked and whole.
  for (const name of ['transfer-encoding', 'content-length', 'content-encoding']) plain.headers.delete(name);
  return plain;
}

/** As the build makes them, as far as it can be told from outside. */
function filesOfSite(url: string): Record<string, string | Uint8Array> {
  const page = (title: string) =>
    `<!doctype html><script type="module" src="/assets/app-4f2a.js"></script><div id="root"><h1>${title}</h1></div>`;
  return {
    'index.html': page('Disha'),
    'blog.html': page('Blog'),
    'blog/kitchen.html': page('Kitchen'),
    'shell.html': '<!doctype html><div id="root"></div>',
    'pay.html': '<!doctype html><div id="pay"></div>',
    'index.js': 'self.skipWaiting()',
    'assets/app-4f2a.js': 'export {}',
    'assets/app-4f2a.js.gz': gzipSync('export {}'),
    'manifest.webmanifest': JSON.stringify({ name: 'Disha', icons: [{ src: '/icons/192.png' }] }),
    'icons/192.png': '',
    'sitemap.xml': `<urlset><url><loc>${url}/</loc></url><url><loc>${url}/blog/kitchen</loc></url></urlset>`,
  };
}

async function reportOf(url: string): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/rpc/installation_report`, {
    method: 'POST',
    headers: { apikey: secrets.serviceKey, 'content-type': 'application/json' },
    body: '{}',
  });
  return response.json();
}

function changedReport(change: (report: DatabaseReport) => object): Change {
  return (path) =>
    path === '/rest/v1/rpc/installation_report' ? Response.json(change(expected.report)) : undefined;
}

function inReport(change: (report: DatabaseReport) => DatabaseReport['tables'][number]): Change {
  return changedReport((report) => {
    const changed = change(report);
    return {
      ...report,
      tables: report.tables.map((table) => (table.name === changed.name ? changed : table)),
    };
  });
}

function tableOf({ tables }: DatabaseReport, name: string): DatabaseReport['tables'][number] {
  const found = tables.find((table) => table.name === name);
  if (!found) throw new Error(`there is no table ${name}`);
  return found;
}

function inConfig(change: object): Change {
  return (path) =>
    path === '/config.json'
      ? Response.json(
          { supabaseUrl: '', supabaseKey: secrets.publishableKey, embedded: true, mailbox: true, ...change },
          { headers: { 'cache-control': 'no-cache' } },
        )
      : undefined;
}

function without(answer: Response, name: string): Response {
  answer.headers.delete(name);
  return answer;
}

function withHeader(answer: Response, name: string, value: string): Response {
  answer.headers.set(name, value);
  return answer;
}
