import { userDatabase } from '#db/database.ts';
import { entryDraftId } from '#db/mutations/entry-draft.ts';
import { keepDraft } from '#db/mutations/keep-draft.ts';
import { draftOf } from '#db/queries/chat.ts';
import { isRecord } from '#domain/is-record.ts';
import { parseJson } from '#lib/parse-json.ts';

/** What somebody was writing, and the state of the row that they began with. */
export interface EntryDraft<Words> {
  words: Words;
  /** `updated_at` of the row; empty for a new one. */
  base: string;
}

export async function keepEntryDraft<Words>(
  userId: string,
  key: string,
  draft: EntryDraft<Words> | undefined,
): Promise<void> {
  await keepDraft(userDatabase(userId), entryDraftId(key), draft ? JSON.stringify(draft) : '');
}

/** Undefined where there is none, or one of another version that does not fit what is written now. */
export async function keptEntryDraft<Words extends object>(
  userId: string,
  key: string,
  shape: Words,
): Promise<EntryDraft<Words> | undefined> {
  const kept = parseJson(await draftOf(userDatabase(userId), entryDraftId(key)));
  if (!isRecord(kept) || !isRecord(kept['words']) || typeof kept['base'] !== 'string') return undefined;
  const { words, base } = kept;
  const isWhole = Object.entries(shape).every(
    ([name, value]) =>
      typeof words[name] === typeof value && Array.isArray(words[name]) === Array.isArray(value),
  );
  return isWhole ? { words: words as Words, base } : undefined;
}
