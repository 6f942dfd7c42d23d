import { useEffect, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { keepDraft } from '#db/mutations/keep-draft.ts';
import { draftOf } from '#db/queries/chat.ts';
import { logQuietly } from '#lib/log.ts';

/** The text of one message box, which comes back after a reload. */
export function useDraft(db: UserDatabase, id: string): [text: string, change: (text: string) => void] {
  const [draft, setDraft] = useState({ id, text: '' });

  useEffect(() => {
    let isGone = false;
    async function bringBack() {
      const text = await draftOf(db, id);
      // What was typed while the device looked it up is newer.
      if (!isGone) setDraft((now) => (now.id === id && now.text !== '' ? now : { id, text }));
    }
    bringBack().catch((error: unknown) => logQuietly('draft', error));
    return () => {
      isGone = true;
    };
  }, [db, id]);

  return [
    draft.id === id ? draft.text : '',
    (text) => {
      setDraft({ id, text });
      keepDraft(db, id, text).catch((error: unknown) => logQuietly('draft', error));
    },
  ];
}
