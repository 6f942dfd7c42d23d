import { useCallback, useRef, useState } from 'react';
import { ui } from '#i18n/catalogue/ui.ts';
import type { Message } from '#i18n/messages.ts';
import { logQuietly } from '#lib/log.ts';
import { whyNotKept, type NotKept } from '#lib/storage-room.ts';

/** What stands in place of a promise that something is kept. */
export const notKeptTexts: Readonly<Record<NotKept, Message>> = {
  full: ui.notKeptFull,
  failed: ui.notKeptFailed,
};

export interface KeepingWatch {
  /** Undefined while nothing is known against it. */
  whyNotKept: NotKept | undefined;
  /** Goes by what comes of this write, and logs its failure; those before it count no more. */
  follow(write: Promise<unknown>): void;
}

/** Whether what somebody writes is kept on the device. `of`: what it is; of another thing nothing is known yet. `label` names it in the log. */
export function useKeeping(of: string, label: string): KeepingWatch {
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
        (error: unknown) => {
          note(whyNotKept(error));
          logQuietly(label, error);
        },
      );
    },
    [of, label],
  );
  return { whyNotKept: known?.of === of ? known.why : undefined, follow };
}
