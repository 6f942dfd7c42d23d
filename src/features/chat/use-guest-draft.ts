import { useEffect, useRef, useState } from 'react';
import { guestDraft, keepGuestDraft } from '#db/guest-chat.ts';
import type { NotKept } from '#lib/storage-room.ts';
import { useKeeping } from '#ui/not-kept.ts';

/** The text of the guest's message box, which comes back after a reload. */
export function useGuestDraft(): {
  text: string;
  /** Why it would not come back. */
  whyNotKept: NotKept | undefined;
  change(text: string): void;
} {
  const [text, setText] = useState('');
  const { whyNotKept, follow } = useKeeping('guest', 'draft');
  const isTouched = useRef(false);
  useEffect(() => {
    let isGone = false;
    async function bringBack() {
      const kept = await guestDraft();
      // What was typed while the device looked it up is newer.
      if (!isGone && !isTouched.current) setText(kept);
    }
    void bringBack();
    return () => {
      isGone = true;
    };
  }, []);
  return {
    text,
    whyNotKept: text === '' ? undefined : whyNotKept,
    change(changed) {
      isTouched.current = true;
      setText(changed);
      follow(keepGuestDraft(changed));
    },
  };
}
