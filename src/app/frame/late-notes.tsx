import { useEffect, useState, type ComponentType } from 'react';
import { logQuietly } from '#lib/log.ts';
import { afterFirstPaint } from '../after-first-paint.ts';

/** What the frame has to say now and then, fetched once the first page is on the screen. */
export function LateNotes() {
  const [notes, setNotes] = useState<readonly ComponentType[]>([]);
  useEffect(() => {
    afterFirstPaint(async () => {
      const [{ StorageNote }, { UpdateOffer }] = await Promise.all([
        import('./storage-note.tsx'),
        import('./update-offer.tsx'),
      ]);
      setNotes([StorageNote, UpdateOffer]);
    }).catch((error: unknown) => logQuietly('notes', error)); // not on the device: the next start will do
  }, []);
  return notes.map((Note, index) => <Note key={index} />);
}
