import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';

const ReaderAt = lazy(async () => ({ default: (await import('./reader-at.tsx')).ReaderAt }));

export interface ReaderHostProps {
  /** The id of the aarti that the address names: one for everybody, a shared one or one of the user's own. */
  read: string | undefined;
  /** Takes it out of the address, in the place of what stands there. */
  onClose(): void;
}

/** The place of the reading mode on a page: it is loaded and drawn as long as the address names an aarti. */
export function ReaderHost({ read, onClose }: ReaderHostProps) {
  const { history } = useRouter();
  /** Opened from this page the way back leads to it; opened by its address there is none. */
  const wasClosed = useRef(false);
  const isClosing = useRef(false);
  useEffect(() => {
    if (read === undefined) wasClosed.current = true;
    isClosing.current = false;
  }, [read]);

  function close(): void {
    if (isClosing.current) return;
    isClosing.current = true;
    if (wasClosed.current) history.back();
    else onClose();
  }

  if (read === undefined) return null;
  return (
    <Suspense>
      <ReaderAt key={read} aartiId={read} onClose={close} />
    </Suspense>
  );
}
