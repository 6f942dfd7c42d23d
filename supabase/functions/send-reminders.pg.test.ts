import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { festivalReminderId } from '#db/festival-reminder-id.ts';
import { openLog } from '#supabase/local/log.ts';
import { loadSecrets } from '#supabase/local/secrets.ts';
import { startWorld, type Answer, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import { startPushService, type OwnSubscription, type PushService } from '#tests/fakes/push-service.ts';

let world: OwnWorld;
let service: PushService;
let serviceKey: string;
let asService: SupabaseClient;
let clock: number;
let asha: Session;
const logged = vi.fn<(line: string) => void>();

/** Sets the clock of the server; it only goes on. */
function itIs(time: string): void {
  const wanted = Date.parse(time);
  world.pass((wanted - Date.now()) / 1000 - clock);
  clock = (wanted - Date.now()) / 1000;
}

beforeAll(async () => {
  let publicKey = '';
  clock = 0;
  service = await startPushService(
    () => publicKey,
    () => Date.now() + clock * 1000,
  );
  world = await startWorld(
    { PUSH_OWN_ORIGINS: service.origin },
    openLog({ format: 'text', level: 'error' }, { write: logged, now: () => new Date() }),
  );
  ({ serviceKey } = await loadSecrets(world.settings.dataDir));
  const config = (await (await fetch(`${world.url}/config.json`)).json()) as { pushKey: string };
  publicKey = config.pushKey;
  asService = createClient(world.url, serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  });
});
beforeEach(async () => {
  logged.mockClear();
  service.received.length = 0;
  asha = await world.newcomer();
});
afterEach(async () => {
  const wrong = [...service.faults, ...service.answers.splice(0)];
  if (wrong.length > 0) throw new Error(`not by the protocol, or not asked for: ${JSON.stringify(wrong)}`);
  await signOut(asha);
});
afterAll(async () => {
  await world.close();
  await service.close();
  vi.restoreAllMocks();
});

const signOut = ({ client }: Session) => client.auth.signOut({ scope: 'local' });

type Browser = OwnSubscription & { endpoint: string };

async function subscribe(
  { client }: Session,
  { timeZone = 'Asia/Kolkata', language = 'en', deviceId = randomUUID(), endpoint = '' } = {},
): Promise<Browser> {
  const browser = await service.subscribe();
  const address = endpoint === '' ? browser.endpoint : endpoint;
  const { error } = await client.rpc('keep_push_subscription', {
    p_device_id: deviceId,
    p_endpoint: address,
    p_p256dh: browser.keys.p256dh,
    p_auth: browser.keys.auth,
    p_language: language,
    p_time_zone: timeZone,
  });
  expect(error).toBeNull();
  return { ...browser, endpoint: address };
}

/** A birthday that returns each year. */
async function addEvent(
  { client }: Session,
  date: string,
  { title = "Dadi's birthday", days = [0], hour = 8 } = {},
): Promise<string> {
  const { data, error } = await client
    .from('user_events')
    .insert({ title, date_type: 'solar', is_recurring: true, event_date: date, reminder: { days, hour } })
    .select('id')
    .single<{ id: string }>();
  expect(error).toBeNull();
  return data?.id ?? '';
}

async function send(): Promise<{ sent: number; failed: number }> {
  const { status, body } = await ask('send-reminders', {}, serviceKey);
  expect(status).toBe(200);
  const { sent, failed } = body as { sent: number; failed: number };
  return { sent, failed };
}

async function ask(name: string, body: object, key?: string): Promise<Answer> {
  const response = await fetch(`${world.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Of the first reminder that came. */
const shownId = () => (service.received[0]?.payload as { id: string } | undefined)?.id;
const subscriptionsOf = async ({ userId }: Session) =>
  (await asService.from('push_subscriptions').select().eq('user_id', userId)).data ?? [];
const statesOf = async ({ userId }: Session) =>
  (
    await asService.from('reminder_deliveries').select('state').eq('user_id', userId).order('created_at')
  ).data?.map(({ state }: { state: string }) => state);

describe('a reminder', () => {
  test('goes out at its hour by the clock of the device, once, however often and at once it is asked for', async () => {
    itIs('2027-03-04T01:00:00Z');
    const id = await addEvent(asha, '1950-03-05', { days: [1, 0] });
    const browser = await subscribe(asha);
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    itIs('2027-03-04T02:29:00Z');
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    itIs('2027-03-04T02:30:10Z');
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ sent }) => sent).toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    const [deliveryId] =
      (await asService.from('reminder_deliveries').select('id').eq('user_id', asha.userId)).data ?? [];
    expect(service.received).toEqual([
      {
        browser: browser.endpoint.split('/').at(-1),
        // Until the quiet hours begin at ten in the evening.
        ttl: expect.toSatisfy((ttl: number) => ttl > 13.9 * 3600 && ttl < 14 * 3600),
        topic: String(deliveryId?.id).replaceAll('-', ''),
        payload: {
          v: 1,
          id: deliveryId?.id,
          title: "Tomorrow: Dadi's birthday",
          body: 'Friday, 5 March',
          url: `/events#event-${id}`,
          tag: `event:${id}:2027-03-05`,
          language: 'en',
        },
      },
    ]);
    itIs('2027-03-05T02:31:00Z');
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    expect(service.received.at(-1)?.payload).toMatchObject({ title: "Today: Dadi's birthday" });
    expect(JSON.stringify(logged.mock.calls)).not.toContain('Dadi');
  });

  test('of a festival comes in the language of each device, at the hour of each clock', async () => {
    itIs('2027-03-21T00:30:00Z');
    const id = await festivalReminderId(asha.userId, 'holi');
    const act = { op_id: randomUUID(), user_id: asha.userId, kind: 'festival.remind', entity_id: id };
    const payload = { festival_id: 'holi', days: [1], hour: 8 };
    const { data } = await asha.client.rpc('apply_ops', { device_id: 'phone', ops: [{ ...act, payload }] });
    expect(data).toMatchObject({ results: [{ status: 'applied' }] });
    await subscribe(asha, { language: 'hi' });
    await subscribe(asha, { timeZone: 'America/New_York' });
    itIs('2027-03-21T02:31:00Z');
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    expect(service.received).toMatchObject([
      { payload: { title: 'कल: होली', body: 'सोमवार, 22 मार्च', language: 'hi' } },
    ]);
    itIs('2027-03-21T12:01:00Z');
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    expect(service.received[1]).toMatchObject({ payload: { title: 'Tomorrow: Holi', language: 'en' } });
  });

  test('is tried again later on its date where the service is busy, and not on the next', async () => {
    itIs('2027-04-01T02:00:00Z');
    await addEvent(asha, '1950-04-01');
    await subscribe(asha);
    itIs('2027-04-01T02:31:00Z');
    service.answers.push({ status: 429, retryAfter: 3600 }, { status: 503 });
    expect(await send()).toEqual({ sent: 0, failed: 1 });
    itIs('2027-04-01T03:20:00Z');
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    itIs('2027-04-01T03:32:00Z');
    expect(await send()).toEqual({ sent: 0, failed: 1 });
    expect(await statesOf(asha)).toEqual(['failed']);
    itIs('2027-04-01T03:37:00Z');
    expect(await send()).toEqual({ sent: 1, failed: 0 });

    await addEvent(asha, '1950-04-02', { hour: 20 });
    itIs('2027-04-02T14:31:00Z');
    service.answers.push({ status: 503, retryAfter: 7200 });
    expect(await send()).toEqual({ sent: 0, failed: 1 });
    expect(await statesOf(asha)).toEqual(['sent', 'given_up']);
    itIs('2027-04-03T03:00:00Z');
    expect(await send()).toEqual({ sent: 0, failed: 0 });
  });

  test('that is changed or deleted meanwhile is not sent any more', async () => {
    itIs('2027-04-10T02:00:00Z');
    const id = await addEvent(asha, '1950-04-10');
    await subscribe(asha);
    itIs('2027-04-10T02:31:00Z');
    service.answers.push({ status: 500 });
    expect(await send()).toEqual({ sent: 0, failed: 1 });
    await asha.client.from('user_events').delete().eq('id', id);
    itIs('2027-04-10T02:40:00Z');
    expect(await send()).toEqual({ sent: 0, failed: 0 });
  });

  test.each([404, 410])('to a browser that is gone (%i) is the last one', async (status) => {
    itIs(status === 404 ? '2027-04-20T02:00:00Z' : '2027-04-21T02:00:00Z');
    await addEvent(asha, status === 404 ? '1950-04-20' : '1950-04-21');
    await subscribe(asha);
    itIs(status === 404 ? '2027-04-20T02:31:00Z' : '2027-04-21T02:31:00Z');
    service.answers.push({ status });
    expect(await send()).toEqual({ sent: 0, failed: 1 });
    expect(await subscriptionsOf(asha)).toEqual([]);
  });

  test.each([[307], [400], [413]])(
    'that is answered with %i is followed nowhere and given up',
    async (status) => {
      const date = `2027-05-0${[307, 400, 413].indexOf(status) + 1}`;
      itIs(`${date}T02:00:00Z`);
      await addEvent(asha, date.replace('2027', '1950'));
      await subscribe(asha);
      itIs(`${date}T02:31:00Z`);
      service.answers.push({ status });
      expect(await send()).toEqual({ sent: 0, failed: 1 });
      expect(await statesOf(asha)).toEqual(['given_up']);
      expect(await subscriptionsOf(asha)).toHaveLength(1);
      expect(JSON.stringify(logged.mock.calls)).toContain(`A reminder was not pushed: status ${status}`);
    },
  );

  test('goes to no machine of this network, whatever address somebody gives', async () => {
    itIs('2027-05-10T02:00:00Z');
    await addEvent(asha, '1950-05-10');
    for (const endpoint of [
      `${world.url}/functions/v1/send-reminders`,
      'https://127.0.0.1/a',
      'https://169.254.169.254/',
    ])
      await subscribe(asha, { endpoint });
    await subscribe(asha, { endpoint: 'https://printer.local/a' });
    itIs('2027-05-10T02:31:00Z');
    expect(await send()).toEqual({ sent: 0, failed: 4 });
    expect(await statesOf(asha)).toEqual(['given_up', 'given_up', 'given_up', 'given_up']);
  });

  test('goes nowhere once its session has ended', async () => {
    itIs('2027-05-20T02:00:00Z');
    await addEvent(asha, '1950-05-20');
    await subscribe(asha);
    await signOut(asha);
    itIs('2027-05-20T02:31:00Z');
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    expect(await subscriptionsOf(asha)).toEqual([]);
  });
});

describe('to be reminded tomorrow', () => {
  test('shows the same once more at the same hour, asked for without a session, and once', async () => {
    itIs('2027-06-01T02:00:00Z');
    await addEvent(asha, '1950-06-01');
    await subscribe(asha);
    itIs('2027-06-01T02:31:00Z');
    await send();
    const id = shownId();
    for (const _ of [1, 2])
      expect(await ask('remind-tomorrow', { id })).toEqual({
        status: 200,
        body: { due_at: '2027-06-02T02:30:00.000Z' },
      });
    itIs('2027-06-02T02:29:00Z');
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    itIs('2027-06-02T02:31:00Z');
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    expect(service.received[1]?.payload).toMatchObject({ title: "Yesterday: Dadi's birthday" });
    expect(await send()).toEqual({ sent: 0, failed: 0 });
  });

  test('is one with the reminder that comes then anyway', async () => {
    itIs('2027-06-10T02:00:00Z');
    await addEvent(asha, '1950-06-11', { days: [1, 0] });
    await subscribe(asha);
    itIs('2027-06-10T02:31:00Z');
    await send();
    await ask('remind-tomorrow', { id: shownId() });
    itIs('2027-06-11T02:31:00Z');
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    expect(await send()).toEqual({ sent: 0, failed: 0 });
    expect(await statesOf(asha)).toEqual(['sent', 'sent']);
  });

  test.each([
    ['an id that nobody has', { id: randomUUID() }, 404, 'not_found'],
    ['what is no id', { id: '7' }, 400, 'bad_request'],
    ['nothing', {}, 400, 'bad_request'],
  ])('needs more than %s', async (_, body, status, code) => {
    expect(await ask('remind-tomorrow', body)).toMatchObject({ status, body: { error: { code } } });
  });
});

test('only the installation itself sends reminders', async () => {
  for (const key of [undefined, asha.token, world.publishableKey])
    expect(await ask('send-reminders', {}, key)).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthorized' } },
    });
});
