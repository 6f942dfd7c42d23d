import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readScore } from '#domain/vaastu/read-score.ts';
import { rulesVersion } from '#domain/vaastu/rules-version.ts';
import { aPlan } from '#tests/builders/a-plan.ts';
import { startWorld, type Answer, type OwnWorld, type Session } from '#tests/fakes/embedded-world.ts';
import { fakeProvider, type FakeProvider } from '#tests/fakes/model-provider.ts';

// The whole way: a request over HTTP, the embedded backend with its database and files, a provider of models.
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

let provider: FakeProvider;
let world: OwnWorld;

beforeAll(async () => {
  provider = await fakeProvider();
  world = await startWorld({
    AI_BASE_URL: provider.url,
    AI_MODEL: 'words',
    AI_VISION_MODEL: 'vision',
    AI_TIMEOUT_SECONDS: '30',
  });
});
beforeEach(() => provider.reset());
afterAll(async () => {
  await world.close();
  await provider.close();
});

describe('an analysis', () => {
  test('is made of the plan, stored, charged once, and comes with the next pull', async () => {
    const owner = await world.newcomer();
    const floorplanId = await floorplanOf(owner);
    const request = { floorplanId, requestId: randomUUID(), plan: aPlan(), language: 'hindi' };
    const { data: before } = await owner.client.from('sync_heads').select('head').single();
    const made = await analyse(owner, request);
    expect(made.status).toBe(200);
    const analysis = made.body['analysis'] as Record<string, unknown>;
    expect(analysis).toMatchObject({
      floorplan_id: floorplanId,
      llm_model: 'built-in engine',
      language: 'hindi',
      plan: { ...aPlan(), rules: rulesVersion },
      overall_rating: readScore(String(analysis['analysis_summary'])),
    });
    expect(analysis['overall_rating']).toBeTypeOf('number');
    expect(await thirdsOf(owner)).toBe(3);

    // A lost reply is asked for again.
    expect(await analyse(owner, request)).toEqual(made);
    expect(await thirdsOf(owner)).toBe(3);
    const { data } = await owner.client.rpc('pull_changes', { cursor: before?.head as number });
    const { rows } = data as { rows: { table: string; row: object }[] };
    expect(rows.filter(({ table }) => table === 'vaastu_analysis').map(({ row }) => row)).toEqual([analysis]);
    const statement = await world.call('get-user-credits', {}, owner);
    expect(statement.body).toMatchObject({
      transactions: [{ description: 'Floor plan analysis', amount: -1 }, {}],
    });
  });

  test('is told in the words of a model that holds to the rating', async () => {
    const owner = await agreed();
    const floorplanId = await floorplanOf(owner);
    const rating = await ratingOf(owner, floorplanId);
    provider.streams([`# ${rating}/10\n\n`, 'The kitchen ', 'is where the fire belongs.']);
    const { body } = await analyse(owner, { floorplanId, requestId: randomUUID(), plan: aPlan() });
    expect(body['analysis']).toMatchObject({
      overall_rating: rating,
      analysis_summary: `# ${rating}/10\n\nThe kitchen is where the fire belongs.`,
      llm_model: 'words',
    });
  });

  test('costs nothing where the model fails, and its request has ended', async () => {
    const owner = await agreed();
    const request = { floorplanId: await floorplanOf(owner), requestId: randomUUID(), plan: aPlan() };
    provider.fails(500);
    expect(await analyse(owner, request)).toMatchObject({
      status: 502,
      body: { error: { code: 'provider_failed' } },
    });
    expect(await thirdsOf(owner)).toBe(6);
    expect(await analyse(owner, request)).toMatchObject({
      status: 409,
      body: { error: { code: 'request_closed' } },
    });
    expect(provider.requests()).toHaveLength(1);
  });

  test('that is asked for by two tabs at once is made and charged once', async () => {
    const owner = await agreed();
    const floorplanId = await floorplanOf(owner);
    const request = { floorplanId, requestId: randomUUID(), plan: aPlan() };
    provider.streams(['A fine ', 'home.'], { hangsAfter: 1 });
    const first = analyse(owner, request);
    await vi.waitUntil(() => provider.requests().length === 1, patiently);
    expect(await analyse(owner, request)).toMatchObject({ status: 409, body: { error: { code: 'busy' } } });
    provider.goOn();
    expect(await first).toMatchObject({ status: 200 });
    expect(await analyse(owner, request)).toEqual(await first);
    expect(provider.requests()).toHaveLength(1);
    expect(await thirdsOf(owner)).toBe(3);
  });

  test('whose floorplan is deleted meanwhile is stored nowhere, and costs nothing', async () => {
    const owner = await agreed();
    const floorplanId = await floorplanOf(owner);
    provider.streams(['A fine ', 'home.'], { hangsAfter: 1 });
    const made = analyse(owner, { floorplanId, requestId: randomUUID(), plan: aPlan() });
    await vi.waitUntil(() => provider.requests().length === 1, patiently);
    await owner.client.from('floorplans').delete().eq('id', floorplanId);
    expect(await thirdsOf(owner)).toBe(6);
    provider.goOn();
    expect(await made).toMatchObject({ status: 409, body: { error: { code: 'request_closed' } } });
    expect(await thirdsOf(owner)).toBe(6);
    expect((await owner.client.from('vaastu_analysis').select('id')).data).toEqual([]);
  });

  test('is for the owner of the floorplan, and for a plan that can be analysed', async () => {
    const [owner, stranger] = [await world.newcomer(), await world.newcomer()];
    const request = { floorplanId: await floorplanOf(owner), requestId: randomUUID(), plan: aPlan() };
    expect(await analyse(stranger, request)).toMatchObject({
      status: 404,
      body: { error: { code: 'floorplan_not_found' } },
    });
    expect(await analyse(undefined, request)).toMatchObject({ status: 401 });
    expect(await analyse(owner, { ...request, plan: aPlan({ outline: null }) })).toMatchObject({
      status: 400,
      body: { error: { code: 'plan_faults' } },
    });
    expect([await thirdsOf(owner), await thirdsOf(stranger)]).toEqual([6, 6]);
  });
});

describe('a look at a plan', () => {
  const seen = { name: 'KITCHEN', room: 'kitchen', box: [0.5, 0.5, 0.25, 0.25] };
  const look = (session: Session, floorplanId: string) => analyse(session, { floorplanId, draft: true });

  test('shows a model the file of its owner, and charges nothing', async () => {
    const [owner, stranger] = [await agreed(), await agreed()];
    const floorplanId = await floorplanOf(owner);
    provider.answers(JSON.stringify({ rooms: [seen] }));
    expect(await look(owner, floorplanId)).toEqual({ status: 200, body: { rooms: [seen], model: 'vision' } });
    const picture = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
    expect(JSON.stringify(provider.requests()[0]?.body)).toContain(picture);
    expect(await thirdsOf(owner)).toBe(6);
    expect(await look(stranger, floorplanId)).toMatchObject({
      status: 404,
      body: { error: { code: 'floorplan_not_found' } },
    });
    expect(provider.requests()).toHaveLength(1);
  });

  test('is not taken without consent', async () => {
    const owner = await world.newcomer();
    expect(await look(owner, await floorplanOf(owner))).toMatchObject({
      status: 403,
      body: { error: { code: 'consent_needed' } },
    });
    expect(provider.requests()).toEqual([]);
  });
});

test('the app is told whether there is a model that sees', async () => {
  expect(await (await fetch(`${world.url}/config.json`)).json()).toMatchObject({ model: true, vision: true });
});

/** However busy the machine is. */
const patiently = { timeout: 20_000 };

/** What the engine computes; the second of the owner's credits goes for it. */
async function ratingOf(owner: Session, floorplanId: string): Promise<number> {
  provider.answers('No rating at all.');
  const { body } = await analyse(owner, { floorplanId, requestId: randomUUID(), plan: aPlan() });
  const { overall_rating: rating, llm_model: writer } = body['analysis'] as Record<string, unknown>;
  expect(writer).toBe('built-in engine');
  return Number(rating);
}

/** Somebody who lets a model see and write. */
async function agreed(): Promise<Session> {
  const session = await world.newcomer();
  const { error } = await session.client.rpc('set_consent', { p_purpose: 'ai_answers', p_is_given: true });
  expect(error).toBeNull();
  return session;
}

async function floorplanOf({ client, userId }: Session): Promise<string> {
  const path = `${userId}/${randomUUID()}.png`;
  const file = new File([png], 'plan.png', { type: 'image/png' });
  expect((await client.storage.from('floorplans').upload(path, file)).error).toBeNull();
  const { data, error } = await client
    .from('floorplans')
    .insert({ title: 'Ground floor', image_url: path, file_type: 'image/png' })
    .select('id')
    .single();
  expect(error).toBeNull();
  return String(data?.id);
}

function analyse(session: Session | undefined, body: object): Promise<Answer> {
  return world.call('analyze-floorplan', body, session);
}

async function thirdsOf({ client }: Session): Promise<number> {
  const { data } = await client.from('credit_balances').select('thirds').single();
  return data?.thirds as number;
}
