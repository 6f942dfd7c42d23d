import { useEffect, useState } from 'react';
import { guestChat, onGuestChatChanged, type KeptGuestChat } from '#db/guest-chat.ts';
import { logQuietly } from '#lib/log.ts';
import { answerWaiting } from '#session/ask-as-guest.ts';

/** The guest's chat of this device as it stands, in whichever tab it changes; undefined while it is looked up. */
export function useGuestChat(): KeptGuestChat | undefined {
  const [shown, setShown] = useState<KeptGuestChat>();
  useEffect(() => {
    let isGone = false;
    let readings = 0;
    async function read(): Promise<void> {
      readings += 1;
      const reading = readings;
      const chat = await guestChat();
      // A reading that was overtaken by another tells of what was before.
      if (!isGone && reading === readings) setShown(chat);
    }
    const look = () => void read();
    const fetchMissing = () => {
      answerWaiting().catch((error: unknown) => logQuietly('guest', error));
    };
    const stop = onGuestChatChanged(look);
    look();
    fetchMissing();
    window.addEventListener('online', fetchMissing);
    return () => {
      isGone = true;
      stop();
      window.removeEventListener('online', fetchMissing);
    };
  }, []);
  return shown;
}
