import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, mirrorOf, userDatabase, type UserDatabase } from '#db/database.ts';
import { applyPage } from '#db/mutations/apply-page.ts';
import { withOutbox } from '#db/queries/overlay.ts';
import type { AnalysisRow } from '#db/schema.ts';
import { readScore } from '#domain/vaastu/read-score.ts';
import { recommendationsSentence } from '#domain/vaastu/report-text.ts';
import { aPlan, aRoom } from '#tests/builders/a-plan.ts';
import { analyseHere, analyseOnServer, draftByModel } from './analyse.ts';
import type { currentCaller } from './current-caller.ts';

vi.mock('./current-caller.ts', () => ({
  currentCaller: async (): ReturnType<typeof currentCaller> => ({
    ok: true,
    value: { config: { url: 'https://disha.example', key: 'k' }, accessToken: 't' },
  }),
}));

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000001';
const floorplanId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000f1';
const requestId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000a1';
const stored: AnalysisRow = {
  id: 'b7d0c7de-5f0b-4d2e-9a53-0000000000e1',
  seq: 12,
  deleted_at: null,
  floorplan_id: floorplanId,
  property_id: null,
  overall_rating: 7,
  analysis_summary: '7/10',
  recommendations: 'See above.',
  analyzed_at: '2026-11-21T06:30:00+00:00',
  llm_model: 'built-in engine',
  plan: aPlan(),
  language: 'english',
  created_at: '2026-11-21T06:30:00+00:00',
};

let db: UserDatabase;
let answer: () => Promise<Response>;
let asked: { url: string; body: Record<string, unknown> }[];

beforeEach(() => {
  db = userDatabase(userId);
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, body: JSON.parse(init.body as string) as Record<string, unknown> });
    return answer();
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await deleteUserDatabase(userId);
});

const refused = (status: number, code: string) => async () =>
  Response.json({ error: { code, message: 'No.' } }, { status });
const kept = () => mirrorOf(db, 'vaastu_analysis').toArray();

describe('an analysis by the server', () => {
  const analyse = () => analyseOnServer(userId, { floorplanId, requestId, plan: aPlan(), language: 'hindi' });

  test('is in the mirror as soon as it is told', async () => {
    answer = async () => Response.json({ analysis: stored, request_id: requestId });
    expect(await analyse()).toEqual({ kind: 'stored', analysis: stored });
    expect(await kept()).toEqual([stored]);
    expect(asked).toEqual([
      {
        url: 'https://disha.example/functions/v1/analyze-floorplan',
        body: { floorplanId, requestId, plan: aPlan(), language: 'hindi' },
      },
    ]);
  });

  test('takes nothing back that the mirror has heard since', async () => {
    const buried = { id: stored.id, seq: 15, deleted_at: '2026-11-21T06:31:00+00:00' };
    await mirrorOf(db, 'vaastu_analysis').put(buried);
    answer = async () => Response.json({ analysis: stored });
    await analyse();
    expect(await kept()).toEqual([buried]);
  });

  test('comes once more with the pull that follows, and is the same', async () => {
    const from = { cursor: 9, generation: 'g', floor: 0, isFilled: true };
    await db.meta.put({ key: 'cursor', ...from });
    answer = async () => Response.json({ analysis: stored });
    await analyse();
    const rows = [{ table: 'vaastu_analysis', row: stored }];
    await applyPage(db, { rows, from, to: { ...from, cursor: 12 }, isLast: true });
    expect(await kept()).toEqual([stored]);
  });

  test.each([
    [400, 'plan_faults', 'plan'],
    [402, 'insufficient_credits', 'credits'],
    [404, 'floorplan_not_found', 'gone'],
    [404, 'analysis_deleted', 'gone'],
    [409, 'request_closed', 'closed'],
    [409, 'request_id_reuse', 'closed'],
    [502, 'provider_failed', 'provider'],
    [504, 'provider_timeout', 'provider'],
  ])('%i %s is refused for good: %s', async (status, code, reason) => {
    answer = refused(status, code);
    expect(await analyse()).toEqual({ kind: 'refused', reason });
    expect(await kept()).toEqual([]);
  });

  test.each<[string, () => Promise<Response>]>([
    ['another tab is at it', refused(409, 'busy')],
    ['it takes long', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('is under way where %s', async (_, reply) => {
    answer = reply;
    expect(await analyse()).toEqual({ kind: 'under-way' });
  });

  test.each<[string, () => Promise<Response>, string]>([
    ['nothing comes back', () => Promise.reject(new TypeError('no network')), 'offline'],
    ['a hotel answers', async () => page('<html>', 200), 'offline'],
    ['the server is in trouble', refused(500, 'internal'), 'failed'],
    ['it was asked too often', refused(429, 'over_request_rate_limit'), 'busy'],
    ['the session is over', refused(401, 'unauthorized'), 'signed-out'],
  ])('may be asked for again where %s', async (_, reply, trouble) => {
    answer = reply;
    expect(await analyse()).toEqual({ kind: 'unreached', trouble });
  });

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['no row', { analysis: 7 }],
    ['a row without a floorplan', { analysis: { ...stored, floorplan_id: undefined } }],
  ])('that holds %s is no result', async (_, body) => {
    answer = async () => Response.json(body);
    expect(await analyse()).toEqual({ kind: 'no-result' });
    expect(await kept()).toEqual([]);
  });

  test('that the device has no room for is said to be made, and comes with a later pull', async () => {
    answer = async () => Response.json({ analysis: stored });
    vi.spyOn(console, 'info').mockReturnValue();
    vi.spyOn(mirrorOf(db, 'vaastu_analysis'), 'bulkPut').mockRejectedValue(
      new DOMException('full', 'QuotaExceededError'),
    );
    expect(await analyse()).toEqual({ kind: 'not-kept' });
  });
});

describe('an analysis on the device', () => {
  const keeping = { userId, now: Date.UTC(2026, 10, 21), newId: () => crypto.randomUUID() };
  const here = (plan = aPlan(), language: 'english' | 'hindi' = 'english') =>
    analyseHere(db, { floorplanId, plan, language }, keeping);

  test('is shown at once and waits to be sent, without a call', async () => {
    const outcome = await here();
    const [shown] = await withOutbox<AnalysisRow>(db, 'vaastu_analysis', []);
    expect(outcome).toEqual({ kind: 'kept', analysisId: shown?.id });
    expect(shown).toMatchObject({
      floorplan_id: floorplanId,
      overall_rating: readScore(shown?.analysis_summary ?? ''),
      recommendations: recommendationsSentence.en,
      llm_model: 'built-in engine',
      plan: aPlan(),
      language: 'english',
      analyzed_at: '2026-11-21T00:00:00.000Z',
      deleted_at: null,
    });
    expect(shown?.overall_rating).toBeTypeOf('number');
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'analysis.create', state: 'queued' }]);
    expect(asked).toEqual([]);
  });

  test('is written in the language that is asked for', async () => {
    await here(aPlan(), 'hindi');
    const [shown] = await withOutbox<AnalysisRow>(db, 'vaastu_analysis', []);
    expect(shown?.analysis_summary).toMatch(/\p{Script=Devanagari}/u);
    expect(shown?.recommendations).toBe(recommendationsSentence.hi);
  });

  test('keeps nothing of a plan that cannot be analysed, and says all that it lacks', async () => {
    const outcome = await here(aPlan({ north: null, rooms: [], door: null }));
    const codes = outcome.kind === 'faults' ? outcome.faults.map(({ code }) => code) : [];
    expect(codes).toEqual(expect.arrayContaining(['no_north', 'no_rooms']));
    expect(await db.outbox.count()).toBe(0);
  });
});

test('a plan of more corners than can be kept is said to have too many, here as on the server', async () => {
  // As a curve that was followed point by point would be.
  const arc = Array.from({ length: 290 }, (_, step): [number, number] => {
    const angle = (step / 290) * 2 * Math.PI;
    return [600 + 40 * Math.cos(angle), 450 + 40 * Math.sin(angle)];
  });
  const rooms = Array.from({ length: 16 }, (_, index) =>
    aRoom(
      'store',
      arc.map(([x, y]) => [x - 350 + 85 * (index % 8), y - 150 + 200 * Math.floor(index / 8)]),
      {
        id: `room ${index}`,
      },
    ),
  );
  const outcome = await analyseHere(
    db,
    { floorplanId, plan: aPlan({ rooms }), language: 'english' },
    { userId, now: 0, newId: () => crypto.randomUUID() },
  );
  expect(outcome.kind === 'faults' && outcome.faults.map(({ code }) => code)).toEqual(['too_many_points']);
  expect(await db.outbox.count()).toBe(0);
});

describe('a draft by a model', () => {
  const size = [1000, 500] as const;
  const look = (picture?: Blob) => draftByModel(userId, { floorplanId, size, ...(picture && { picture }) });
  const box = [0.1, 0.2, 0.3, 0.4];

  test('comes in the pixels of the shown picture', async () => {
    answer = async () => Response.json({ rooms: [{ name: 'KIT', room: 'kitchen', box }], model: 'vision' });
    expect(await look()).toEqual({
      kind: 'drafted',
      rooms: [
        {
          room: 'kitchen',
          name: 'KIT',
          polygon: [
            [100, 100],
            [400, 100],
            [400, 300],
            [100, 300],
          ],
          sureness: 0.5,
          from: 'model',
        },
      ],
    });
    expect(asked[0]?.body).toEqual({ floorplanId, draft: true });
  });

  test('is of the picture that is shown, where one is given', async () => {
    answer = async () => Response.json({ rooms: [] });
    expect(await look(new Blob([Uint8Array.of(0xff, 0xd8, 0xff)], { type: 'image/jpeg' }))).toEqual({
      kind: 'drafted',
      rooms: [],
    });
    expect(asked[0]?.body['picture']).toBe('data:image/jpeg;base64,/9j/');
  });

  test('leaves out what is no room and what has no place', async () => {
    const rooms = [
      { name: 'x', room: 'ballroom', box },
      { name: 'x', room: null, box },
      { name: 'KIT', room: 'kitchen', box: [0, 0, 2, 1] },
      { name: 7, room: 'kitchen', box },
      { name: 'KIT', room: 'kitchen' },
      'KIT',
    ];
    answer = async () => Response.json({ rooms });
    expect(await look()).toEqual({ kind: 'drafted', rooms: [] });
  });

  test.each<[number, string, object]>([
    [422, 'vision_unavailable', { kind: 'unavailable' }],
    [403, 'consent_needed', { kind: 'unavailable' }],
    [402, 'insufficient_credits', { kind: 'credits' }],
    [429, 'draft_limit', { kind: 'limit' }],
    [404, 'floorplan_not_found', { kind: 'no-picture' }],
    [422, 'picture_missing', { kind: 'no-picture' }],
    [422, 'picture_unreadable', { kind: 'no-picture' }],
    [502, 'provider_failed', { kind: 'failed', trouble: 'failed' }],
    [401, 'unauthorized', { kind: 'failed', trouble: 'signed-out' }],
  ])('%i %s', async (status, code, outcome) => {
    answer = refused(status, code);
    expect(await look()).toEqual(outcome);
  });
});

function page(html: string, status: number): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html' } });
}
