import { useCallback, useEffect, useRef, useState } from 'react';
import { logQuietly } from '#lib/log.ts';
import { holdStill } from '#lib/undisturbed.ts';
import type { AttachmentFault, PreparedAttachment, ReadyAttachment } from '#lib/attachment.ts';

/** The one file that goes with the next message, as far as it has come. */
export type AttachmentView =
  | { kind: 'reading'; name: string; size: number }
  | { kind: 'ready'; name: string; file: ReadyAttachment; previewUrl?: string }
  | { kind: 'refused'; name: string; why: AttachmentFault };

export interface Attaching {
  attachment: AttachmentView | undefined;
  /** Reads and prepares a file; it takes the place of the one before. */
  attach(file: File): void;
  /** Forgets it, or stops reading it; after a message with it was kept, too. */
  clear(): void;
}

/**
 * Prepares the file of one message box; what reads files is fetched with the first of them. `boxId`: another box has
 * another file or none, and a file is forgotten when one is chosen elsewhere.
 */
export function useAttachment(boxId: string): Attaching {
  const [chosen, setChosen] = useState<{ of: string; view: AttachmentView }>();
  const running = useRef<AbortController>(undefined);
  const attachment = chosen?.of === boxId ? chosen.view : undefined;
  const previewUrl = chosen?.view.kind === 'ready' ? chosen.view.previewUrl : undefined;

  useEffect(() => () => running.current?.abort(), []);
  // It lies in this page alone until its message is sent.
  const isHeld = attachment !== undefined && attachment.kind !== 'refused';
  useEffect(() => (isHeld ? holdStill() : undefined), [isHeld]);
  useEffect(
    () => (previewUrl === undefined ? undefined : () => URL.revokeObjectURL(previewUrl)),
    [previewUrl],
  );

  const clear = useCallback(() => {
    running.current?.abort();
    setChosen(undefined);
  }, []);

  const attach = useCallback(
    (file: File) => {
      running.current?.abort();
      const run = new AbortController();
      running.current = run;
      const show = (view: AttachmentView) => setChosen({ of: boxId, view });
      show({ kind: 'reading', name: file.name, size: file.size });
      void viewAfter(prepare(file, run.signal), file.name).then((view) => {
        if (view && !run.signal.aborted) show(view);
        return undefined;
      });
    },
    [boxId],
  );

  return { attachment, attach, clear };
}

async function prepare(file: File, signal: AbortSignal): Promise<PreparedAttachment> {
  const { prepareAttachment } = await import('#lib/prepare-attachment.ts');
  return prepareAttachment(file, signal);
}

/** Nothing where it was given up. */
async function viewAfter(
  work: Promise<PreparedAttachment>,
  name: string,
): Promise<AttachmentView | undefined> {
  try {
    const prepared = await work;
    switch (prepared.kind) {
      case 'cancelled':
        return undefined;
      case 'refused':
        return { kind: 'refused', name, why: prepared.why };
      case 'ready':
        return { kind: 'ready', name: prepared.file.name, file: prepared.file, ...previewOf(prepared.file) };
    }
  } catch (error) {
    logQuietly('attachment', error);
    return { kind: 'refused', name, why: 'reader-missing' };
  }
}

/** What it looks like, where it looks like anything: a picture itself, a document by its first page. */
function previewOf({ kind, bytes, type, pages }: ReadyAttachment): { previewUrl?: string } {
  const picture =
    kind === 'image' ? { bytes, type } : pages?.[0] && { bytes: pages[0].bytes, type: 'image/jpeg' };
  if (!picture) return {};
  return { previewUrl: URL.createObjectURL(new Blob([picture.bytes], { type: picture.type })) };
}
