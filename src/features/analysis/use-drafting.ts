import { useEffect, useRef, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { mergeDrafts, type DraftedRoom } from '#domain/vaastu/draft-rooms.ts';
import type { KeptPlan, KeptRoom, Polygon } from '#domain/vaastu/plan.ts';
import type { Language } from '#i18n/messages.ts';
import { logQuietly } from '#lib/log.ts';
import { draftByModel, type ModelDraft } from '#session/analyse.ts';
import {
  draftPlan,
  ReaderMissing,
  type DraftNote,
  type DraftStep,
  type FloorDraft,
  type DraftedPlan,
} from '#session/draft-plan.ts';
import { loadPlanPicture, type PlanFile, type LoadedPlanPicture } from './load-plan-picture.ts';
import { fittedPlan, moved, turnedPolygon } from './turn-plan.ts';

export type Drafting =
  | { kind: 'idle' }
  /** `percent`: 0 to 100, of what this device does. */
  | { kind: 'running'; step: DraftStep | 'model'; percent: number }
  | { kind: 'done'; rooms: number; notes: readonly DraftNote[]; model: ModelDraft['kind'] | undefined }
  | { kind: 'failed'; isReaderMissing: boolean };

export interface UsedDrafting {
  drafting: Drafting;
  /** Reads the rooms; false where it was cancelled or nothing came of it. */
  start(asked: DraftingRequest): Promise<boolean>;
  cancel(): void;
}

export interface DraftingRequest {
  db: UserDatabase;
  userId: string;
  floorplanId: string;
  file: PlanFile;
  picture: LoadedPlanPicture;
  plan: KeptPlan;
  language: Language;
  /** Whether a model looks as well. */
  withModel: boolean;
  /** What was found, to be laid on the plan as it is by then; `north`: what an arrow says, for its owner to confirm. */
  onDrafted(lay: LayPlan, north: number | undefined, floors: readonly DraftedFloor[]): void;
}

export type LayPlan = (plan: KeptPlan) => KeptPlan;

/** One of several plans on a sheet. */
export interface DraftedFloor {
  rooms: number;
  lay: LayPlan;
}

/** Finds the rooms of a plan on this device, and with a model where its owner has agreed. Nothing is spent. */
export function useDrafting(): UsedDrafting {
  const [drafting, setDrafting] = useState<Drafting>({ kind: 'idle' });
  const ending = useRef<AbortController>(undefined);
  // Whoever leaves the page wants to hear nothing more of it.
  useEffect(() => () => ending.current?.abort(), []);

  async function start(asked: DraftingRequest): Promise<boolean> {
    ending.current?.abort();
    const here = new AbortController();
    ending.current = here;
    const { signal } = here;
    setDrafting({ kind: 'running', step: 'preparing', percent: 0 });
    try {
      const model = asked.withModel ? seenByModel(asked) : undefined;
      const read = await readHere(asked, signal, (step, done) => {
        if (!signal.aborted) setDrafting({ kind: 'running', step, percent: Math.round(done * 100) });
      });
      signal.throwIfAborted();
      if (model) setDrafting({ kind: 'running', step: 'model', percent: 100 });
      const seen = await model;
      signal.throwIfAborted();
      const rooms = seen?.kind === 'drafted' ? mergeDrafts(read.rooms, seen.rooms) : read.rooms;
      const { size } = asked.picture;
      const floors = (read.floors ?? []).map((floor): DraftedFloor => ({
        rooms: floor.rooms.length,
        lay: (plan) => withRooms(plan, size, floor.rooms, floor),
      }));
      if (rooms.length > 0) asked.onDrafted((plan) => withRooms(plan, size, rooms, read), read.north, floors);
      const notes = rooms.length > 0 ? read.notes.filter((note) => note !== 'nothing-read') : read.notes;
      setDrafting({ kind: 'done', rooms: rooms.length, notes, model: seen?.kind });
      return rooms.length > 0;
    } catch (error) {
      if (signal.aborted) return false;
      const isReaderMissing = error instanceof ReaderMissing;
      if (!isReaderMissing) logQuietly('drafting', error);
      setDrafting({ kind: 'failed', isReaderMissing });
      return false;
    }
  }

  function cancel(): void {
    ending.current?.abort();
    setDrafting({ kind: 'idle' });
  }

  return { drafting, start, cancel };
}

async function readHere(
  { db, file, picture, plan, language }: DraftingRequest,
  signal: AbortSignal,
  onProgress: (step: DraftStep, done: number) => void,
): Promise<DraftedPlan> {
  const { page = 1, turns } = plan;
  // The words of a PDF stand where its page has them, which is never turned.
  const shown =
    picture.pdf && turns !== undefined ? await loadPlanPicture(db, file, { page }, signal) : picture;
  if (!shown) throw new Error('The page cannot be drawn any more');
  const draft = await draftPlan(
    {
      picture: shown.blob,
      size: shown.size,
      ...(shown.pdf && { pdf: { bytes: shown.pdf, page: Math.min(page, shown.pages) } }),
    },
    { language, signal, onProgress: ({ step, done }) => onProgress(step, done) },
  );
  return shown === picture ? draft : turnedDraft(draft, shown.size, turns ?? 0);
}

function turnedDraft(draft: DraftedPlan, size: KeptPlan['size'], turns: number): DraftedPlan {
  const { north, northSureness, floors } = draft;
  const turn = (polygon: Polygon) => turnedPolygon(polygon, size, turns);
  const turned = ({ rooms, outline, door, unlabelled }: FloorDraft): FloorDraft => ({
    rooms: moved(rooms, turn),
    ...(outline && { outline: turn(outline) }),
    ...(door && { door: turn([door])[0] }),
    ...(unlabelled && { unlabelled: moved(unlabelled, turn) }),
  });
  return {
    ...turned(draft),
    ...(north !== undefined && { north: (north + 90 * turns) % 360 }),
    ...(northSureness !== undefined && { northSureness }),
    ...(floors && { floors: floors.map(turned) }),
    notes: draft.notes.filter((note) => !note.startsWith('turned-')),
  };
}

/** Pictures of more bytes are left to what the server has stored: it takes none that are much larger. */
const mostSentBytes = 2_900_000;

async function seenByModel({ userId, floorplanId, picture }: DraftingRequest): Promise<ModelDraft> {
  const { blob, size } = picture;
  return draftByModel(userId, {
    floorplanId,
    size,
    ...(blob.size <= mostSentBytes && { picture: blob }),
  }).catch((error: unknown) => {
    logQuietly('drafting', error);
    return { kind: 'failed', trouble: 'failed' };
  });
}

/** What was drafted is in the pixels of the picture, of which the plan may have had more or fewer. */
function withRooms(
  plan: KeptPlan,
  size: KeptPlan['size'],
  rooms: readonly DraftedRoom[],
  { outline, door, unlabelled = [] }: FloorDraft,
): KeptPlan {
  return {
    ...fittedPlan(plan, size),
    rooms: rooms.map(({ room, name, polygon }): KeptRoom => {
      return { id: crypto.randomUUID(), room, name, polygon };
    }),
    ...(outline && { outline }),
    ...(door && { door }),
    unlabelled: unlabelled.map(({ guess, polygon }) => ({ id: crypto.randomUUID(), guess, polygon })),
  };
}
