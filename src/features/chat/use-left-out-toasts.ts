import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { LeftOutFile } from '#db/mutations/continue-without-file.ts';
import { attachments } from '#i18n/catalogue/attachments.ts';
import type { Message } from '#i18n/messages.ts';
import { takeLeftOut, uploadStore } from '#sync/upload-progress.ts';
import { showToast, type Toast } from '#ui/toast.ts';

/** Tells of files that were refused for good while their messages went on without them. */
export function useLeftOutToasts(): void {
  const leftOut = useStore(uploadStore, (uploads) => uploads.leftOut);
  useEffect(() => {
    if (leftOut.length === 0) return;
    const taken = takeLeftOut();
    const last = taken.findLast(({ part }) => part === 'file') ?? taken.at(-1);
    if (last) showToast(leftOutToast(last));
  }, [leftOut]);
}

/** What is said of a file that was left out. */
export function leftOutToast({ part, name, code }: LeftOutFile): Omit<Toast, 'id'> {
  if (part === 'page')
    return { tone: 'info', title: { message: attachments.leftOutPage, values: { name: name ?? '…' } } };
  return {
    tone: 'error',
    title: { message: reasons.get(code) ?? attachments.uploadFailed },
    description: { message: attachments.continuing },
  };
}

const reasons = new Map<string, Message>([
  ['file_too_large', attachments.leftOutTooLarge],
  ['http_413', attachments.leftOutTooLarge],
  ['storage_full', attachments.leftOutFull],
  ['file_type', attachments.leftOutType],
  ['http_415', attachments.leftOutType],
  ['file_lost', attachments.leftOutLost],
]);
