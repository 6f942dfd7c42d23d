import { afterAll, beforeAll, expect, test } from 'vitest';
import { actDefinitions, type ActDefinition, type FieldRule } from '#domain/acts/act-definitions.ts';
import { festivalReminderIdOf } from '#tests/builders/festival-reminder-id.ts';
import { type Database, openDatabase } from '#tests/db/database.ts';
import { catalogueDeities } from './perform.ts';
import { idOf, seededRandom, type Random } from './random.ts';
import { firstDifference, signUpAs } from './replay.ts';
import { scheduleOf, type Schedule } from './schedule.ts';
import { catalogue, createServerTwin, type ServerTwin, type TwinOp, type TwinResult } from './server-twin.ts';
import { simulate } from './simulate.ts';
import { createTwinService, type ServedCall } from './twin-service.ts';
import { outsideMicrotasks } from './virtual-disk.ts';

const sequences = 40;
const conversations = 20;
const schedules = 60;
/** The welcome credits of the real server. */
const thirds = 6;

let database: Database;

beforeAll(async () => {
  database = await openDatabase();
  for (const [index, id] of catalogueDeities.entries()) {
    catalogue.deities.set(id, `deity ${index}`);
    await database.owner.query('insert into deities (id, name) values ($1, $2)', [id, `deity ${index}`]);
  }
});
afterAll(() => database.close());

test('the twin answers whatever is sent to it as the server does', async () => {
  for (let seed = 1; seed <= sequences; seed += 1) {
    const random = seededRandom(seed);
    const userId = idOf(seed, 900);
    let now = 0;
    const twin = createServerTwin({ now: () => (now += 1000), newId: () => idOf(seed, 901, now) });
    const { log, serve } = createTwinService(twin, { hasPoison: false });
    twin.signUp(userId, thirds);
    await signUpAs(database, userId);
    const write = writer(random, userId, seed);
    for (let call = 0; call < 14; call += 1)
      serve(
        userId,
        ...nextCall(random, userId, write),
        { isNewer: false, later: (_, act) => act(), functionDies: undefined },
        () => {},
      );
    expect(await firstDifference(database, log)).toBeUndefined();
  }
}, 240_000);

test('the twin answers a conversation as the server does, whatever is deleted, asked again or given back meanwhile', async () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= conversations; seed += 1) {
    const random = seededRandom(seed);
    const userId = idOf(seed, 910);
    let now = 0;
    const twin = createServerTwin({ now: () => (now += 1), newId: () => idOf(seed, 911, now) });
    const { log, serve } = createTwinService(twin, { hasPoison: false });
    twin.signUp(userId, thirds);
    await signUpAs(database, userId);
    const talk = talker(random, twin, userId, seed);
    const answering: (() => void)[] = [];
    for (let call = 0; call < 50; call += 1) {
      now += random.below(15_000);
      const draw = random.next();
      const ports = {
        isNewer: false,
        later: (_: number, act: () => void) => void answering.push(act),
        functionDies: random.pick([
          ...Array<undefined>(6).fill(undefined),
          'after-claim',
          'after-answer',
        ] as const),
      };
      const ask = (path: string, body: unknown) => serve(userId, path, body, ports, () => {});
      if (draw < 0.5) ask('/rest/v1/rpc/apply_ops', { device_id: 'device', ops: talk.batch() });
      else if (draw < 0.7) ask('/functions/v1/ai-chat', { requestId: talk.request() });
      else if (draw < 0.88) answering.splice(random.below(answering.length), 1)[0]?.();
      else if (draw < 0.93)
        ask('/rest/v1/rpc/pull_changes', { cursor: 0, generation: null, page_limit: 500, known_floor: 0 });
      else if (draw < 0.94) {
        const requestId = idOf(seed, 912, call);
        twin.grant(userId, requestId, 2);
        log.push({ kind: 'grant', userId, requestId, thirds: 2 });
      } else if (draw < 0.97) log.push({ kind: 'purge', reply: twin.purge() });
    }
    expect(await firstDifference(database, log), `seed ${seed}`).toBeUndefined();
    for (const outcome of log.flatMap(outcomesOf)) seen.add(outcome);
  }
  // What never happened was not compared.
  const never = [
    'chat.send: applied null',
    'chat.send: applied deleted',
    'chat.send: blocked insufficient_credits',
    'chat.ask_again: applied null',
    'chat.ask_again: applied answered',
    'chat.unhelpful: applied null',
    'chat.unhelpful: applied already',
    'chat.unhelpful: rejected not_answered',
    'chat.unhelpful: rejected nothing_charged',
    'chat.unhelpful: rejected monthly_limit',
    'chat.keep: applied null',
    'chat.keep: rejected too_many',
    'session.delete: applied null',
    'claim: claimed',
    'claim: answered',
    'claim: busy',
    'claim: no_reservation',
    'complete: completed',
    'complete: no_reservation',
    'fail: refunded',
  ].filter((outcome) => !seen.has(outcome));
  expect(never).toEqual([]);
}, 240_000);

function outcomesOf(call: ServedCall): string[] {
  if (call.kind === 'claim' || call.kind === 'complete' || call.kind === 'fail')
    return [`${call.kind}: ${String(call.reply)}`];
  if (call.kind !== 'apply_ops') return [];
  const { results } = call.reply as { results: TwinResult[] };
  return results.map(({ status, code }, index) => `${call.ops[index]?.kind}: ${status} ${code}`);
}

test('the server answers a simulated day as the twin did', async () => {
  for (let seed = 1; seed <= schedules; seed += 1) {
    const schedule = withoutRestore(scheduleOf(seed));
    const { served } = await outsideMicrotasks(() => simulate(schedule));
    const userIds = new Set(served.flatMap((call) => ('userId' in call ? [call.userId] : [])));
    for (const userId of userIds) await signUpAs(database, userId);
    const difference = await firstDifference(database, served);
    expect(difference, `seed ${seed}`).toBeUndefined();
  }
}, 480_000);

/** The real server starts with its own number of credits, and is not set back here. */
function withoutRestore(schedule: Schedule): Schedule {
  return {
    ...schedule,
    setup: { ...schedule.setup, thirds },
    faults: schedule.faults.filter(({ kind }) => kind !== 'restore' && kind !== 'restore-unsaid'),
  };
}

function nextCall(random: Random, userId: string, write: Writer): [path: string, body: unknown] {
  const draw = random.next();
  if (draw < 0.6) return ['/rest/v1/rpc/apply_ops', { device_id: 'device', ops: write.batch() }];
  if (draw < 0.7)
    return [
      '/rest/v1/rpc/pull_changes',
      { cursor: random.below(30), generation: null, page_limit: 1 + random.below(9), known_floor: 0 },
    ];
  if (draw < 0.75) return ['/rest/v1/rpc/pull_newest', {}];
  if (draw < 0.8) return ['/rest/v1/rpc/mirror_digest', {}];
  if (draw < 0.9) return ['/functions/v1/ai-chat', { requestId: write.anyId(), sessionId: write.anyId() }];
  return [
    `/storage/v1/object/${random.pick(['floorplans', 'chat_attachments', 'user_aartis', 'user_deities', 'avatars'])}/${userId}/${random.below(4)}.png`,
    new ArrayBuffer(3),
  ];
}

interface Writer {
  batch(): unknown[];
  anyId(): string;
}

/** Acts of every kind on a few rows, well formed or not, new or sent before. */
function writer(random: Random, userId: string, seed: number): Writer {
  const ids = Array.from({ length: 12 }, (_, index) => idOf(seed, 902, index));
  const sent: TwinOp[] = [];
  let opIds = 0;
  const anyId = () => random.pick(ids);
  const path = () => `${random.chance(0.9) ? userId : anyId()}/${random.below(4)}.png`;
  const value = (rule: FieldRule): unknown =>
    rule.nullable && random.chance(0.15) ? null : filledValue(rule);
  const filledValue = (rule: FieldRule): unknown => {
    switch (rule.type) {
      case 'text':
        if (rule.most === 2048) return random.chance(0.1) ? 'https://disha.example/ram.png' : path();
        if (rule.format?.includes('image')) return 'image/png';
        return random.chance(0.05) ? ' ' : `words_${seed}_${random.below(5)}`;
      case 'texts':
        if (rule.longest === 2048) return Array.from({ length: random.below(4) }, path);
        return random.chance(0.3) ? [] : ['a line'];
      case 'choice':
        return random.pick(rule.of);
      case 'integer':
      case 'number':
        return random.chance(0.05) ? rule.to + 1 : rule.from;
      case 'date':
        return '2027-01-02';
      case 'uuid':
        return anyId();
      case 'boolean':
        return random.chance(0.5);
      case 'integers':
        return random.chance(0.05) ? [rule.to + 1] : [rule.from, rule.to].slice(random.below(3));
      case 'record':
        return Object.fromEntries(Object.entries(rule.fields).map(([name, inner]) => [name, value(inner)]));
      case 'object':
        if (random.chance(0.05)) return random.pick([[], 'words', { words: 'x'.repeat(rule.bytes) }]);
        return {
          v: 1,
          north: 0.1 + random.below(9),
          rooms: [{ name: 'घर "1"', polygon: [[0, 1e-7]] }],
          z: null,
        };
    }
  };
  /** Gives all fields of a group or none. */
  const makeWhole = ({ together = [], fields }: ActDefinition, payload: Record<string, unknown>) => {
    const isGiven = random.chance(0.5);
    for (const field of together) {
      const rule = fields[field];
      delete payload[field];
      if (isGiven && rule) payload[field] = filledValue(rule);
    }
  };
  const entityOf = (kind: string, { festival_id: festival }: Record<string, unknown>) => {
    if (kind === 'profile.update') return userId;
    const isNamed = kind === 'festival.remind' && random.chance(0.8);
    return isNamed ? festivalReminderIdOf(userId, String(festival)) : anyId();
  };
  const op = (): TwinOp => {
    if (sent.length > 0 && random.chance(0.12)) {
      const again = random.pick(sent);
      return random.chance(0.2) ? { ...again, payload: { title: 'other words' } } : again;
    }
    const kind = random.pick(Object.keys(actDefinitions));
    const definition: ActDefinition = actDefinitions[kind as keyof typeof actDefinitions];
    const payload: Record<string, unknown> = {};
    for (const [field, rule] of Object.entries(definition.fields))
      if (rule.required ? random.chance(0.97) : random.chance(0.5)) payload[field] = value(rule);
    if (random.chance(0.7)) makeWhole(definition, payload);
    if (kind === 'deity.add')
      payload['deity_id'] = random.chance(0.9) ? random.pick(catalogueDeities) : anyId();
    if (kind === 'op.cancel' && sent.length > 0 && random.chance(0.5))
      payload['op_id'] = random.pick(sent).op_id;
    if (random.chance(0.02)) payload['mood'] = 'calm';
    opIds += 1;
    const made: TwinOp = {
      op_id: idOf(seed, 903, opIds),
      user_id: random.chance(0.98) ? userId : anyId(),
      lane: anyId(),
      deps: random.chance(0.1) && sent.length > 0 ? [random.pick(sent).op_id] : [],
      kind: random.chance(0.98) ? kind : 'moon.howl',
      v: random.chance(0.98) ? 1 : 2,
      entity_id: entityOf(kind, payload),
      payload,
    };
    sent.push(made);
    return made;
  };
  return {
    anyId,
    batch: () =>
      Array.from({ length: 1 + random.below(6) }, () => (random.chance(0.02) ? { op_id: 'broken' } : op())),
  };
}

/** Acts on a few messages of three conversations, and the requests that may answer them. */
function talker(
  random: Random,
  twin: ServerTwin,
  userId: string,
  seed: number,
): { batch(): TwinOp[]; request(): string } {
  const sessions = Array.from({ length: 3 }, (_, index) => idOf(seed, 913, index));
  const messages = Array.from({ length: 12 }, (_, index) => idOf(seed, 915, index));
  const kinds = {
    'session.create': 2,
    'session.delete': 1,
    'chat.send': 8,
    'chat.ask_again': 3,
    'chat.unhelpful': 5,
    'chat.keep': 2,
  };
  const weighted = Object.entries(kinds).flatMap(([kind, weight]) => Array<string>(weight).fill(kind));
  let opIds = 0;
  const entitiesOf = (kind: string): string[] => {
    if (kind.startsWith('session.')) return sessions;
    const stored = twin.rows(userId, 'user_chats').map(({ id }) => id);
    return kind === 'chat.send' || kind === 'chat.keep' || stored.length === 0 ? messages : stored;
  };
  const op = (kind: string): TwinOp => {
    opIds += 1;
    const op_id = idOf(seed, 916, opIds);
    const words = random.chance(0.2) ? 'unanswerable' : `question ${opIds}`;
    const payloads: Record<string, Record<string, unknown>> = {
      'session.create': { title: words },
      'chat.send': { session_id: random.pick(sessions), query: words },
      'chat.keep': { session_id: random.pick(sessions), query: words, response: 'East.' },
    };
    return {
      op_id,
      user_id: userId,
      lane: op_id,
      kind,
      entity_id: random.pick(entitiesOf(kind)),
      payload: payloads[kind] ?? {},
    };
  };
  return {
    batch: () => Array.from({ length: 1 + random.below(8) }, () => op(random.pick(weighted))),
    request: () => random.pick([...messages.slice(0, 1), ...twin.account(userId).jobs.keys()]),
  };
}
