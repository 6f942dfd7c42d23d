import { useEffect, useRef, useState } from 'react';
import { logQuietly } from '#lib/log.ts';
import { keepEntryDraft, keptEntryDraft, type EntryDraft } from './entry-draft.ts';

export interface Entry<Words> {
  words: Words;
  /** `updated_at` of the row that the words began with; empty for a new one. */
  base: string;
  change(some: Partial<Words>): void;
  /** Whether anything differs from the row. */
  isTouched: boolean;
  /** These words were brought back from an earlier visit. */
  isBroughtBack: boolean;
  /** Lets go of what was written: the row's own words, or these, stand there again. */
  startOver(from?: { words: Words; base: string }): void;
  /** Goes on from another state of the row, with the words that stand here. */
  rebase(base: string): void;
}

/**
 * What is written in a form of the administration. It lies on the device as it is written, so that neither a reload nor a
 * lost connection takes a word. `key`: which form; `initial`: the words of the row; `base`: its `updated_at`.
 */
export function useEntry<Words extends object>(
  userId: string,
  key: string,
  { initial, base }: { initial: Words; base: string },
): Entry<Words> {
  /** As the server has it. */
  const [row, setRow] = useState({ words: initial, base });
  const [begun, setBegun] = useState(base);
  const [words, setWords] = useState(initial);
  const [isBroughtBack, setIsBroughtBack] = useState(false);
  const latest = useRef<EntryDraft<Words>>({ words, base });
  const isTouched = !isSame(words, row.words);

  useEffect(() => {
    let isGone = false;
    const untouched = latest.current.words;
    async function bringBack(): Promise<void> {
      const kept = await keptEntryDraft(userId, key, untouched);
      if (isGone || !kept || latest.current.words !== untouched || isSame(kept.words, untouched)) return;
      latest.current = kept;
      setBegun(kept.base);
      setWords(kept.words);
      setIsBroughtBack(true);
    }
    bringBack().catch((error: unknown) => logQuietly('admin draft', error));
    return () => {
      isGone = true;
    };
  }, [userId, key]);

  function change(some: Partial<Words>): void {
    latest.current = { base: latest.current.base, words: { ...latest.current.words, ...some } };
    setWords(latest.current.words);
    keep(userId, key, latest.current);
  }

  return {
    words,
    base: begun,
    change,
    isTouched,
    isBroughtBack,
    startOver(from = row) {
      latest.current = from;
      setRow(from);
      setBegun(from.base);
      setWords(from.words);
      setIsBroughtBack(false);
      keep(userId, key, undefined);
    },
    rebase(other) {
      latest.current = { ...latest.current, base: other };
      setBegun(other);
      keep(userId, key, latest.current);
    },
  };
}

function keep<Words>(userId: string, key: string, draft: EntryDraft<Words> | undefined): void {
  keepEntryDraft(userId, key, draft).catch((error: unknown) => logQuietly('admin draft', error));
}

/** Forms hold texts, ticks and lists of them. */
function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
