import { lazy, Suspense } from 'react';
import type { AartiSlots } from '#features/aartis/aarti-slots.ts';

const AartiAudio = lazy(async () => ({
  default: (await import('#features/reader/aarti-audio.tsx')).AartiAudio,
}));
const OwnAartiParts = lazy(async () => ({
  default: (await import('#features/own-aartis/own-aarti-parts.tsx')).OwnAartiParts,
}));

/** What stands among the aartis of a deity and those of a festival alike. */
export const aartiParts: Pick<AartiSlots, 'renderAudio' | 'renderOwn'> = {
  renderAudio: (aarti) => (
    <Suspense>
      <AartiAudio aarti={aarti} />
    </Suspense>
  ),
  renderOwn: (own, { read, onRemoved }) => (
    <Suspense>
      <OwnAartiParts own={own} acts={read} onRemoved={onRemoved} />
    </Suspense>
  ),
};

/** The form of an own aarti. */
export const LazyOwnAartiDialog = lazy(async () => ({
  default: (await import('#features/own-aartis/own-aarti-dialog.tsx')).OwnAartiDialog,
}));
