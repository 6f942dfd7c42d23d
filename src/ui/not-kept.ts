import { useCallback, useRef, useState } from 'react';
import { ui } from '#i18n/catalogue/ui.ts';
import type { Message } from '#i18n/messages.ts';
import { whyNotKept, type NotKept } from '#lib/storage-room.ts';

/** What stands in place of a promise that something is kept. */
export const notKeptTexts: Readonly<Record<NotKept, Message>> = {
  full: ui.notKeptFull,
  failed: ui.notKeptFailed,
};

export interface Keeping {
  /** Undefined while nothing is known against it. */
  whyNotKept: NotKept | undefined;
  /** Goes by what comes of this write; those before it count no more. */
  follow(write: Promise<unknown>): void;
}

/** Whether what somebody writes is kept on the device. `of`: what it is; of another thing nothing is known yet. */
export function useKeeping(of: string): Keeping {
  const [known, setKnown] = useState<{ of: string; why: NotKept | undefined }>();
  const last = useRef<Promise<unknown>>(undefined);
  const follow = useCallback(
    (write: Promise<unknown>) => {
      last.current = write;
      const note = (why: NotKept | undefined) => {
        if (last.current === write)
          setKnown((before) => (before?.of === of && before.why === why ? before : { of, why }));
      };
      write.then(
        () => note(undefined),
        (error: unknown) => note(whyNotKept(error)),
      );
    },
    [of],
  );
  return { whyNotKept: known?.of === of ? known.why : undefined, follow };
}
