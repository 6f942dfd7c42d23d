import { useMemo, useState } from 'react';
import type { Language } from '#i18n/messages.ts';
import { newChatDraft } from '#db/schema.ts';
import type { LanguageNote } from './message-log.tsx';

export interface LanguageNotes {
  /** Those of the conversation that is open. */
  notes: readonly LanguageNote[];
  add(language: Language, after: string | undefined): void;
  /** The new chat has become a conversation: what was said before its first question stays above it. */
  moveTo(sessionId: string): void;
  /** A new chat begins with nothing said. */
  startAnew(): void;
}

/** What Disha has said of its language, by conversation; only as long as the page lives. */
export function useLanguageNotes(here: string): LanguageNotes {
  const [all, setAll] = useState<(LanguageNote & { of: string })[]>([]);
  const notes = useMemo(() => all.filter(({ of }) => of === here), [all, here]);
  return {
    notes,
    add(language, after) {
      setAll((before) => [...before, { id: before.length, of: here, after, language }]);
    },
    moveTo(sessionId) {
      setAll((before) => before.map((note) => (note.of === here ? { ...note, of: sessionId } : note)));
    },
    startAnew() {
      setAll((before) => before.filter(({ of }) => of !== newChatDraft));
    },
  };
}
