import { useEffect, useMemo, useRef, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { keepChatLanguages } from '#db/mutations/keep-chat-languages.ts';
import { chatLanguages } from '#db/queries/chat-languages.ts';
import { newChatDraft, type KeptLanguageNote } from '#db/schema.ts';
import { languageOfWord, languageWords, type Language } from '#i18n/messages.ts';
import { logQuietly } from '#lib/log.ts';
import type { LanguageNote } from './message-log.tsx';

export interface LanguageNotes {
  /** Those of the conversation that is open. */
  notes: readonly LanguageNote[];
  /** The language chosen for its answers; undefined where nobody has. */
  chosen: Language | undefined;
  add(language: Language, after: string | undefined): void;
  /** The new chat has become a conversation: what was said before its first question stays above it. */
  moveTo(sessionId: string): Promise<void>;
  /** A new chat begins with nothing said. */
  startAnew(): void;
}

type Change = (notes: readonly KeptLanguageNote[]) => readonly KeptLanguageNote[];

/** What Disha has said of its language, by conversation; kept on this device. */
export function useLanguageNotes(db: UserDatabase, here: string): LanguageNotes {
  const [all, setAll] = useState<readonly KeptLanguageNote[]>([]);
  /** What was chosen before the device had said what it keeps. */
  const early = useRef<Change[] | undefined>([]);
  useEffect(() => {
    let isGone = false;
    async function bringBack() {
      const kept = await chatLanguages(db);
      if (isGone) return;
      setAll((early.current ?? []).reduce((before, step) => step(before), kept));
      early.current = undefined;
    }
    bringBack().catch((error: unknown) => logQuietly('chat language', error));
    return () => {
      isGone = true;
    };
  }, [db]);
  const notes = useMemo(
    () =>
      all
        .filter(({ of }) => of === here)
        .map(({ after, language }, id) => ({ id, after, language: languageOfWord(language) })),
    [all, here],
  );

  async function change(step: Change): Promise<void> {
    early.current?.push(step);
    setAll(step);
    await keepChatLanguages(db, step).catch((error: unknown) => logQuietly('chat language', error));
  }

  return {
    notes,
    chosen: notes.at(-1)?.language,
    add(language, after) {
      void change((before) => [...before, { of: here, after, language: languageWords[language] }]);
    },
    moveTo: (sessionId) =>
      change((before) => before.map((note) => (note.of === here ? { ...note, of: sessionId } : note))),
    startAnew() {
      void change((before) => before.filter(({ of }) => of !== newChatDraft));
    },
  };
}
