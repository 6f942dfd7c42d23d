import { useCallback, useEffect, useRef, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { keepDraft } from '#db/mutations/keep-draft.ts';
import { draftOf } from '#db/queries/chat.ts';
import { logQuietly } from '#lib/log.ts';
import type { NotKept } from '#lib/storage-room.ts';
import { useKeeping } from '#ui/not-kept.ts';

export interface MessageDraft {
  text: string;
  /** Why it would not come back after a reload. */
  whyNotKept: NotKept | undefined;
  change(text: string): void;
  /** This was sent and is not kept any more: takes it out of the box, but nothing that was typed after it. */
  leaveOut(sent: string): void;
  /** Shows what the device keeps, after something else has written it. */
  reload(): Promise<void>;
}

/** The text of one message box, which comes back after a reload. */
export function useDraft(db: UserDatabase, id: string): MessageDraft {
  const [shown, setShown] = useState({ id, text: '' });
  const { whyNotKept, follow } = useKeeping(id, 'draft');
  /** What is in the box at this moment, also between two drawings. */
  const latest = useRef(shown);
  const show = useCallback(
    (text: string) => {
      latest.current = { id, text };
      setShown(latest.current);
    },
    [id],
  );

  useEffect(() => {
    let isGone = false;
    async function bringBack() {
      const text = await draftOf(db, id);
      // What was typed while the device looked it up is newer.
      if (!isGone && !(latest.current.id === id && latest.current.text !== '')) show(text);
    }
    bringBack().catch((error: unknown) => logQuietly('draft', error));
    return () => {
      isGone = true;
    };
  }, [db, id, show]);

  function change(text: string): void {
    show(text);
    follow(keepDraft(db, id, text));
  }

  const text = shown.id === id ? shown.text : '';
  return {
    text,
    whyNotKept: text === '' ? undefined : whyNotKept,
    change,
    leaveOut(sent) {
      const { id: of, text: now } = latest.current;
      if (of !== id || !now.startsWith(sent)) return;
      const rest = now.slice(sent.length);
      if (rest === '') show('');
      else change(rest);
    },
    async reload() {
      show(await draftOf(db, id));
    },
  };
}
