import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { audioPlace } from '#session/audio-place.ts';

const MiniPlayer = lazy(async () => ({
  default: (await import('#features/reader/mini-player.tsx')).MiniPlayer,
}));

/** The place of the player, which is loaded once there is something to be heard. */
export function PlayerPlace() {
  const isOpen = useStore(audioPlace, (place) => place.isOpen);
  return isOpen ? (
    <Suspense>
      <MiniPlayer />
    </Suspense>
  ) : null;
}
