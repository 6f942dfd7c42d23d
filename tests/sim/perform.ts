/** The hands of a user: each action is done through the functions that the screens call. */
import { definitionOf, type ActKind } from '#domain/acts/act-definitions.ts';
import { durably } from '#db/database.ts';
import { keepActs, type Keeping, type KeepOutcome, type NewAct } from '#db/mutations/keep-acts.ts';
import { keepDraft } from '#db/mutations/keep-draft.ts';
import { resend } from '#db/mutations/resend.ts';
import { askMessageAgain, sendMessage } from '#db/mutations/send-message.ts';
import { withdraw } from '#db/mutations/withdraw.ts';
import type { OutboxRow } from '#db/schema.ts';
import { festivalReminderIdOf } from '#tests/builders/festival-reminder-id.ts';
import { mirrorRows, outboxOf, type Scene } from './invariants.ts';
import { bringsRow, Violation, withdrawnWith, withdrawnWithRow, type Attempt } from './model.ts';
import { idOf, seededRandom, type Random } from './random.ts';
import type { Action } from './schedule.ts';
import { poison } from './twin-service.ts';
import type { Page } from './world.ts';

/** Deities of the catalogue that a user may add. */
export const catalogueDeities = [1, 2, 3].map((number) => idOf(1, 2, number));

interface Doing {
  scene: Scene;
  page: Page;
  action: Action;
  index: number;
  random: Random;
  newId(): string;
  /** What goes wrong in a promise of the user's hands. */
  onFault(error: unknown): void;
}

/** Does one action at a page of the device that is open. */
export function perform(
  scene: Scene,
  page: Page,
  action: Action,
  index: number,
  onFault: (error: unknown) => void,
): void {
  const { seed } = scene.world.setup;
  let ids = 0;
  const doing: Doing = {
    scene,
    page,
    action,
    index,
    random: seededRandom(Math.floor(action.draw * 4_294_967_295)),
    newId: () => {
      ids += 1;
      return idOf(seed, 1000 + index, ids);
    },
    onFault,
  };
  scene.world.as(page, () => void doIt(doing).catch((error: unknown) => onHandsFault(doing, error)));
}

/** A broken disk or connection may keep a user from doing something; a broken promise may not. */
function onHandsFault({ onFault }: Doing, error: unknown): void {
  if (error instanceof Violation) onFault(error);
}

async function doIt(doing: Doing): Promise<void> {
  const { action, page, scene, random } = doing;
  const { model } = scene;
  switch (action.kind) {
    case 'message':
      return maybeRegret(doing, await message(doing, { known: pickRow(doing, 'chat_sessions') }));
    case 'new-message':
      return maybeRegret(doing, await message(doing, { known: undefined }));
    case 'picture-message': {
      const known = pickRow(doing, 'chat_sessions');
      const { sessionId } = await message(doing, { known, hasPicture: true });
      // A few words right behind it: there may be credits for them alone.
      if (random.chance(0.4)) await message(doing, { known: sessionId });
      return undefined;
    }
    case 'poison':
      return keep(doing, [
        {
          kind: 'event.create',
          entityId: doing.newId(),
          payload: { ...solarEvent(doing), title: words(doing, poison) },
        },
      ]);
    case 'property':
      return property(doing);
    case 'photo': {
      const parent = pickRow(doing, 'properties');
      if (parent === undefined) return property(doing);
      return keep(doing, [photo(doing, parent)]);
    }
    case 'floorplan':
      return floorplan(doing);
    case 'edit-property':
      return edit(doing, 'properties', 'property.update', () => ({ title: words(doing, 'renamed') }));
    case 'event':
      return keep(doing, [{ kind: 'event.create', entityId: doing.newId(), payload: anEvent(doing) }]);
    case 'edit-event':
      return edit(doing, 'user_events', 'event.update', () => eventChange(doing));
    case 'remind': {
      const festival = random.pick(['holi', 'diwali']);
      const days = random.pick([[], [0], [1, 0]]);
      return keep(doing, [
        {
          kind: 'festival.remind',
          entityId: festivalReminderIdOf(page.userId, festival),
          payload: { festival_id: festival, days, hour: random.below(24) },
        },
      ]);
    }
    case 'deity':
      return keep(doing, [
        random.chance(0.5)
          ? {
              kind: 'deity.add',
              entityId: doing.newId(),
              payload: { deity_id: random.pick(catalogueDeities), name: words(doing, 'deity') },
            }
          : {
              kind: 'deity.create',
              entityId: doing.newId(),
              payload: { name: words(doing, 'deity'), important_dates: [] },
              ...(random.chance(0.3) && { files: [file(doing, 'image')] }),
            },
      ]);
    case 'aarti':
      return keep(doing, [
        {
          kind: 'aarti.create',
          entityId: doing.newId(),
          payload: {
            title: words(doing, 'aarti'),
            user_deity_id: pickRow(doing, 'user_deity') ?? null,
            tags: ['new'],
            is_private: random.chance(0.5),
          },
          ...(random.chance(0.4) && { files: [file(doing, 'file_url')] }),
        },
      ]);
    case 'edit-aarti':
      return edit(doing, 'user_aartis', 'aarti.update', () => ({ title: words(doing, 'aarti'), tags: [] }));
    case 'profile':
      return keep(doing, [
        { kind: 'profile.update', entityId: page.userId, payload: { full_name: words(doing, 'name') } },
      ]);
    case 'rename':
      return edit(doing, 'chat_sessions', 'session.rename', () => ({ title: words(doing, 'title') }));
    case 'delete':
      return remove(doing);
    case 'ask-again': {
      const failed = mirrorRows(page.device, page.userId, 'user_chats').filter(
        (row) => row.deleted_at === null && row['response'] === null && row['request_id'] === null,
      );
      if (failed.length === 0) return complain(doing);
      const row = random.pick(failed);
      await askMessageAgain(page.db, { id: row.id, sessionId: String(row['session_id']) }, keepingOf(doing));
      return;
    }
    case 'withdraw':
      return takeBack(doing);
    case 'resend':
      return sendOnceMore(doing);
    case 'sync-now':
      model.impatience += 1;
      await page.engine?.syncNow();
      return;
    case 'leave':
      return leave(doing);
    case 'look':
      model.impatience += 1;
      page.engine?.wake({ isNewsLikely: true, isImpatient: true });
  }
}

/** Says of an answer that it did not help, whether or not that was said before. */
async function complain(doing: Doing): Promise<void> {
  const { page, random } = doing;
  const answered = mirrorRows(page.device, page.userId, 'user_chats').filter(
    (row) => row.deleted_at === null && typeof row['response'] === 'string',
  );
  if (answered.length === 0) return;
  const row = random.pick(answered);
  await keep(doing, [
    { kind: 'chat.unhelpful', entityId: row.id, payload: {}, lane: String(row['session_id']) },
  ]);
}

/** Signs out; the device is then somebody else's until its user comes back. */
async function leave({ page, scene, random }: Doing): Promise<void> {
  const { device, userId } = page;
  if (device.pendingWipe) return;
  const leaving = random.chance(0.5) ? 'unsent' : 'nothing';
  // What is not left on the device is given up at the user's word.
  if (leaving === 'nothing') {
    for (const act of scene.model.acts.values())
      if (act.device === device.index && act.userId === userId) act.isWithdrawn = true;
    scene.model.givenUp.add(`${device.index}/${userId}`);
  }
  await scene.world.leave(page, leaving);
}

interface Said {
  id: string;
  sessionId: string;
}

/** Says something in a session that is known, or in a new one. */
async function message(
  doing: Doing,
  { known, hasPicture = false }: { known: string | undefined; hasPicture?: boolean },
): Promise<Said> {
  const { page, random, scene } = doing;
  const sessionId = known ?? doing.newId();
  const id = doing.newId();
  const text = words(doing, random.chance(0.15) ? 'unanswerable' : 'question');
  scene.model.entities.add(sessionId);
  const draftId = known ?? 'new';
  await keepDraft(page.db, draftId, text);
  const isBegun =
    known !== undefined &&
    (mirrorRows(page.device, page.userId, 'chat_sessions').some((row) => row.id === known) ||
      outboxOf(page.device, page.userId).some(
        (row) => row.kind === 'session.create' && row.entityId === known,
      ));
  const attempt = begin(doing, isBegun ? [id] : [sessionId, id], draftId);
  const outcome = await sendMessage(
    page.db,
    {
      id,
      sessionId,
      text,
      language: 'english',
      ...(hasPicture && {
        attachment: { ...bytes(doing), name: 'plan.png', extension: 'png', kind: 'image' as const },
      }),
    },
    { ...keepingOf(doing), alongside: (db) => db.drafts.delete(draftId).then(() => undefined) },
  );
  expectKept(doing, outcome, attempt);
  return { id, sessionId };
}

/** What takes long to be sent is often taken back: a copy of it may still be on its way. */
function maybeRegret(doing: Doing, { id }: Said): void {
  const { page, random, scene } = doing;
  if (!random.chance(0.8)) return;
  scene.world.at(scene.world.now + 7_000 + random.below(15_000), page, () => {
    const said = outboxOf(page.device, page.userId).find(
      ({ kind, entityId }) => kind === 'chat.send' && entityId === id,
    );
    if (said && said.attempts > 0 && said.state !== 'acked' && !page.isStopped)
      void takeBackAct(doing, said.opId).catch((error: unknown) => onHandsFault(doing, error));
  });
}

async function property(doing: Doing): Promise<void> {
  const { random } = doing;
  const id = doing.newId();
  await keep(doing, [
    { kind: 'property.create', entityId: id, payload: { title: words(doing, 'home'), city: 'Pune' } },
    ...Array.from({ length: random.below(3) }, () => photo(doing, id)),
  ]);
}

function photo(doing: Doing, propertyId: string): NewAct {
  return {
    kind: 'photo.create',
    entityId: doing.newId(),
    payload: { property_id: propertyId, file_type: 'image/png' },
    files: [file(doing, 'image_url')],
  };
}

/** Often with an analysis that the device makes of it right away. */
async function floorplan(doing: Doing): Promise<void> {
  const id = doing.newId();
  await keep(doing, [
    {
      kind: 'floorplan.create',
      entityId: id,
      payload: { property_id: pickRow(doing, 'properties') ?? null, title: words(doing, 'plan') },
      files: [file(doing, 'image_url')],
    },
  ]);
  if (doing.random.chance(0.5)) await keep(doing, [analysis(doing, id)]);
}

function analysis(doing: Doing, floorplanId: string): NewAct {
  const { random } = doing;
  const rooms = Array.from({ length: random.below(4) }, (_, index) => ({
    id: `room ${index}`,
    room: random.chance(0.8) ? 'kitchen' : null,
    name: words(doing, 'room'),
    polygon: [
      [0, 0],
      [random.below(900) + 0.25, 1e-7],
      [0, random.below(900)],
    ],
  }));
  return {
    kind: 'analysis.create',
    entityId: doing.newId(),
    payload: {
      floorplan_id: floorplanId,
      analysis_summary: words(doing, 'analysis'),
      overall_rating: random.below(11),
      llm_model: 'built-in engine',
      plan: { v: 1, size: [1200, 900], north: random.chance(0.5) ? null : random.below(360), rooms },
      language: random.pick(['hindi', 'english']),
    },
  };
}

async function edit(
  doing: Doing,
  table: string,
  kind: ActKind,
  change: () => Record<string, unknown>,
): Promise<void> {
  const id = pickRow(doing, table);
  if (id !== undefined) await keep(doing, [{ kind, entityId: id, payload: change() }]);
}

const deletions: Record<string, ActKind> = {
  chat_sessions: 'session.delete',
  properties: 'property.delete',
  floorplans: 'floorplan.delete',
  property_photos: 'photo.delete',
  user_events: 'event.delete',
  user_deity: 'deity.remove',
  user_aartis: 'aarti.delete',
};

async function remove(doing: Doing): Promise<void> {
  const { page, random, scene } = doing;
  const table = random.pick(Object.keys(deletions));
  const kind = deletions[table];
  const id = pickRow(doing, table);
  if (id === undefined || !kind) return;
  // What is written for the row in the moment before goes with it too.
  const allow = () => letGo(scene, withdrawnWithRow(outboxOf(page.device, page.userId), id));
  allow();
  await keepActs(page.db, [{ kind, entityId: id, payload: {} }], {
    ...keepingOf(doing),
    newId: () => {
      allow();
      return doing.newId();
    },
  });
}

async function takeBack(doing: Doing): Promise<void> {
  const { page, random } = doing;
  const rows = outboxOf(page.device, page.userId).filter(({ state }) => state !== 'acked');
  if (rows.length === 0) return;
  // What is on the wire just now is taken back more often than chance would have it.
  const sending = rows.filter(({ attempts }) => attempts > 0);
  await takeBackAct(doing, random.pick(sending.length > 0 && random.chance(0.7) ? sending : rows).opId);
}

async function takeBackAct(doing: Doing, opId: string): Promise<void> {
  const { page, scene } = doing;
  letGo(scene, withdrawnWith(outboxOf(page.device, page.userId), opId));
  await withdraw(durably(page.db), opId, () => doing.newId());
}

async function sendOnceMore(doing: Doing): Promise<void> {
  const { page, random, scene } = doing;
  const dead = outboxOf(page.device, page.userId).filter(({ state }) => state === 'dead');
  if (dead.length === 0) return;
  const row: OutboxRow = random.pick(dead);
  const act = scene.model.acts.get(row.opId);
  if (act) act.isReplaced = true;
  for (const opId of withdrawnWith(outboxOf(page.device, page.userId), row.opId)) {
    const needing = scene.model.acts.get(opId);
    if (needing) needing.isOvertaken = true;
  }
  const outcome = await resend(page.db, row.opId, {
    newId: () => {
      const id = doing.newId();
      scene.model.entities.add(id);
      return id;
    },
  });
  if (outcome.kind !== 'kept') {
    if (act && outboxOf(page.device, page.userId).some(({ opId }) => opId === row.opId))
      act.isReplaced = false;
    return;
  }
  if (!scene.model.acts.has(outcome.opId))
    throw new Violation(3, 'what was sent once more is not on the disk');
}

function letGo(scene: Scene, opIds: ReadonlySet<string>): void {
  for (const opId of opIds) {
    const act = scene.model.acts.get(opId);
    if (act) act.isWithdrawn = true;
  }
}

async function keep(doing: Doing, acts: NewAct[]): Promise<void> {
  const made = acts.filter(({ kind }) => bringsRow(kind)).map(({ entityId }) => entityId);
  const attempt = begin(doing, made, undefined);
  const outcome = await keepActs(doing.page.db, acts, keepingOf(doing));
  expectKept(doing, outcome, attempt);
}

function begin({ scene, page }: Doing, entities: readonly string[], draftId: string | undefined): Attempt {
  const attempt: Attempt = { device: page.device.index, entities, draftId, isKept: entities.length === 0 };
  scene.model.attempts.push(attempt);
  for (const entity of entities) scene.model.entities.add(entity);
  return attempt;
}

/** 3: what the user is told is kept is on the disk. */
function expectKept({ scene }: Doing, outcome: KeepOutcome, attempt: Attempt): void {
  if (outcome.kind === 'refused') throw new Error(`the simulated user wrote a bad ${outcome.act}`);
  if (outcome.kind !== 'kept') return;
  const isKept = outcome.opIds.every((opId) => scene.model.acts.has(opId));
  if (!isKept || !attempt.isKept)
    throw new Violation(3, 'the user was told that something is kept which is not on the disk');
}

function keepingOf(doing: Doing): Keeping {
  const { page } = doing;
  return { userId: page.userId, now: page.ports.now(), newId: doing.newId };
}

function words({ scene, index }: Doing, about: string): string {
  const text = `${about} ${index}`;
  scene.model.words.add(text);
  return text;
}

function anEvent(doing: Doing): Record<string, unknown> {
  const { random } = doing;
  const reminder = random.chance(0.3) ? { days: [1], hour: 8 } : null;
  if (random.chance(0.6)) return { ...solarEvent(doing), reminder };
  const paksha = random.chance(0.5) ? 'krishna' : null;
  return {
    title: words(doing, 'event'),
    date_type: 'lunar',
    lunar_month: 'Magha',
    lunar_day: 4,
    paksha,
    reminder,
  };
}

/** Also one that does not fit the event, and one as an app writes it that knows no halves of months. */
function eventChange(doing: Doing): Record<string, unknown> {
  const { random } = doing;
  if (random.chance(0.2)) return { event_date: null };
  if (random.chance(0.2))
    return { date_type: 'solar', event_date: '2027-03-05', lunar_month: null, lunar_day: null };
  return random.chance(0.2) ? { paksha: 'krishna' } : { title: words(doing, 'moved') };
}

function solarEvent(doing: Doing): Record<string, unknown> {
  return { title: words(doing, 'event'), date_type: 'solar', event_date: '2027-03-04' };
}

function bytes({ random }: Doing): { bytes: ArrayBuffer; type: string } {
  return { bytes: new ArrayBuffer(1 + random.below(64)), type: 'image/png' };
}

function file(
  doing: Doing,
  field: string,
): { field: string; bytes: ArrayBuffer; type: string; extension: string } {
  return { field, ...bytes(doing), extension: 'png' };
}

/** A row that this device shows: of the mirror, or on its way. */
function pickRow({ page, random }: Doing, table: string): string | undefined {
  const outbox = outboxOf(page.device, page.userId);
  const gone = new Set(
    outbox.filter(({ kind }) => definitionOf(kind)?.verb === 'delete').map(({ entityId }) => entityId),
  );
  const made = outbox
    .filter(
      ({ kind, state }) =>
        state !== 'dead' && definitionOf(kind)?.table === table && definitionOf(kind)?.verb === 'create',
    )
    .map(({ entityId }) => entityId);
  const mirrored = mirrorRows(page.device, page.userId, table)
    .filter((row) => row.deleted_at === null)
    .map(({ id }) => id);
  const shown = [...new Set([...mirrored, ...made])].filter((id) => !gone.has(id));
  return shown.length === 0 ? undefined : random.pick(shown);
}
