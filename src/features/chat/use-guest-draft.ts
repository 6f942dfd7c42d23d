import { useEffect, useRef, useState } from 'react';
import { guestDraft, keepGuestDraft } from '#db/guest-chat.ts';
import { logQuietly } from '#lib/log.ts';

/** The text of the guest's message box, which comes back after a reload. */
export function useGuestDraft(): { text: string; change(text: string): void } {
  const [text, setText] = useState('');
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
    change(changed) {
      isTouched.current = true;
      setText(changed);
      keepGuestDraft(changed).catch((error: unknown) => logQuietly('draft', error));
    },
  };
}
