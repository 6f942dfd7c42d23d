import { useCallback, useEffect, useRef, useState } from 'react';
import type { AttachmentFault, ReadyAttachment } from '#lib/attachment.ts';

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

/** Prepares the file of one message box; what reads files is fetched with the first of them. */
export function useAttachment(): Attaching {
  const [attachment, setAttachment] = useState<AttachmentView>();
  const running = useRef<AbortController>(undefined);
  const previewUrl = attachment?.kind === 'ready' ? attachment.previewUrl : undefined;

  useEffect(() => () => running.current?.abort(), []);
  useEffect(
    () => (previewUrl === undefined ? undefined : () => URL.revokeObjectURL(previewUrl)),
    [previewUrl],
  );

  const clear = useCallback(() => {
    running.current?.abort();
    setAttachment(undefined);
  }, []);

  const attach = useCallback((file: File) => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    setAttachment({ kind: 'reading', name: file.name, size: file.size });
    prepare(file, run.signal).then(
      (view) => {
        if (!run.signal.aborted) setAttachment(view);
      },
      () => {
        if (!run.signal.aborted) setAttachment({ kind: 'refused', name: file.name, why: 'reader-missing' });
      },
    );
  }, []);

  return { attachment, attach, clear };
}

async function prepare(file: File, signal: AbortSignal): Promise<AttachmentView | undefined> {
  const { prepareAttachment } = await import('#lib/prepare-attachment.ts');
  const prepared = await prepareAttachment(file, signal);
  switch (prepared.kind) {
    case 'cancelled':
      return undefined;
    case 'refused':
      return { kind: 'refused', name: file.name, why: prepared.why };
    case 'ready':
      return { kind: 'ready', name: prepared.file.name, file: prepared.file, ...previewOf(prepared.file) };
  }
}

/** What it looks like, where it looks like anything: a picture itself, a document by its first page. */
function previewOf({ kind, bytes, type, pages }: ReadyAttachment): { previewUrl?: string } {
  const picture =
    kind === 'image' ? { bytes, type } : pages?.[0] && { bytes: pages[0].bytes, type: 'image/jpeg' };
  if (!picture) return {};
  return { previewUrl: URL.createObjectURL(new Blob([picture.bytes], { type: picture.type })) };
}
