import { tidyTitle } from '#domain/acts/title.ts';
import type { UserDatabase } from '../database.ts';
import type { UserAartiRow } from '../queries/own-aartis.ts';
import type { OutboxRow } from '../schema.ts';
import { aartiFile, keptAartiDraft, kindOfFile, tagsOf } from './add-aarti.ts';
import { aartiDraftId, type AartiDraft, type AartiDraftPlace } from './aarti-draft.ts';
import { keepActs, type Keeping, type KeepOutcome } from './keep-acts.ts';
import { letCopiesOfGo } from './keep-copies.ts';
import { resend } from './resend.ts';
import { withdraw } from './withdraw.ts';

/** An aarti as its form shows it: as it was left there, else as it is, with the words that the server has refused. */
export async function openAartiChange(db: UserDatabase, aarti: UserAartiRow): Promise<AartiDraft> {
  const kept = await keptAartiDraft(db, placeOf(aarti));
  if (kept) return kept;
  const refused = (await refusedActs(db, aarti.id)).filter(({ kind }) => kind === 'aarti.update');
  const words = refused.reduce(
    (all, { payload }) => ({ ...all, ...wordsOf(payload) }),
    wordsOf({ ...aarti }),
  );
  return {
    aartiId: aarti.id,
    title: words.title ?? aarti.title,
    kind: aarti.file_type === 'pdf' || aarti.file_type === 'image' ? aarti.file_type : 'text',
    lyrics: words.content ?? '',
    tags: (words.tags ?? []).join(', '),
    isPrivate: words.is_private ?? true,
    file: undefined,
  };
}

/** Whether the aarti keeps the file that it has: one of the kind that is meant, and no other was chosen. */
export function keepsItsFile(aarti: UserAartiRow, { kind, file }: AartiDraft): boolean {
  return kind !== 'text' && !file && aarti.file_url !== null && aarti.file_type === kind;
}

/**
 * Keeps what its owner changes of an aarti, with a new file where there is one, and lets go of the draft in the same moment.
 * One that the server has refused to make is sent anew with the change; an earlier change that was refused gives way.
 */
export async function changeAarti(
  db: UserDatabase,
  aarti: UserAartiRow,
  draft: AartiDraft,
  keeping: Keeping,
): Promise<KeepOutcome> {
  const change = changeOf(aarti, draft);
  const file = draft.kind === 'text' ? undefined : draft.file;
  const files = file && [aartiFile(file)];
  const refused = await refusedActs(db, aarti.id);
  const maker = refused.find(({ kind }) => kind === 'aarti.create');
  const alongside = async (disk: UserDatabase) => {
    await disk.drafts.delete(aartiDraftId(placeOf(aarti)));
    if (draft.file && !file) await disk.blobs.delete(draft.file.id);
  };
  if (maker && keepsItsFile(aarti, draft)) {
    // It needs the file that goes before it: the act itself goes once more.
    const payload = { ...maker.payload, ...change };
    const outcome = await resend(db, maker.opId, { payload, newId: keeping.newId });
    if (outcome.kind === 'refused') return { ...outcome, act: 'aarti.create' };
    if (outcome.kind === 'kept') {
      await alongside(db);
      return { kind: 'kept', opIds: [outcome.opId] };
    }
  }
  if (!maker && !files && Object.keys(change).length === 0) {
    await alongside(db);
    for (const { opId } of refused) await withdraw(db, opId, keeping.newId);
    return { kind: 'kept', opIds: [] };
  }
  const act = maker
    ? ({ kind: 'aarti.create', payload: { ...maker.payload, ...change } } as const)
    : ({ kind: 'aarti.update', payload: change } as const);
  const outcome = await keepActs(db, [{ ...act, entityId: aarti.id, ...(files && { files }) }], {
    ...keeping,
    alongside,
  });
  if (outcome.kind === 'kept') {
    for (const { opId } of refused) await withdraw(db, opId, keeping.newId);
    if (aarti.file_url !== null && ('file_url' in change || files)) await letCopiesOfGo(db, [aarti.file_url]);
  }
  return outcome;
}

/** Keeps that an aarti of the user's own is removed. */
export async function removeAarti(db: UserDatabase, id: string, keeping: Keeping): Promise<KeepOutcome> {
  return keepActs(db, [{ kind: 'aarti.delete', entityId: id, payload: {} }], keeping);
}

/** What is different from what is shown; another file is named by the act that carries it. */
function changeOf(aarti: UserAartiRow, draft: AartiDraft): Record<string, unknown> {
  const tags = tagsOf(draft.tags);
  const lyrics = draft.lyrics.trim() === '' ? null : draft.lyrics.trim();
  const wanted: Partial<UserAartiRow> = {
    title: tidyTitle(draft.title),
    tags,
    is_private: aarti.user_deity_id !== null || draft.isPrivate,
    ...contentOf(),
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => JSON.stringify(aarti[name as keyof UserAartiRow] ?? null) !== JSON.stringify(value),
    ),
  );

  function contentOf(): Partial<UserAartiRow> {
    if (draft.kind === 'text') return { content: lyrics, file_type: 'text', file_url: null };
    return draft.file ? { content: null, file_type: kindOfFile(draft.file) } : {};
  }
}

function placeOf({ id }: UserAartiRow): AartiDraftPlace {
  return { kind: 'aarti', aartiId: id };
}

async function refusedActs(db: UserDatabase, aartiId: string): Promise<OutboxRow[]> {
  const acts = db.outbox.where('entityId').equals(aartiId);
  return acts.and(({ state, kind }) => state === 'dead' && kind !== 'aarti.delete').toArray();
}

type Words = Partial<Pick<UserAartiRow, 'title' | 'content' | 'tags' | 'is_private'>>;

/** What of a payload is written by hand. It was checked before it was kept. */
function wordsOf({ title, content, tags, is_private }: Readonly<Record<string, unknown>>): Words {
  return {
    ...(typeof title === 'string' && { title }),
    ...((typeof content === 'string' || content === null) && { content }),
    ...((Array.isArray(tags) || tags === null) && { tags: tags as string[] | null }),
    ...(typeof is_private === 'boolean' && { is_private }),
  };
}
