import { lazy, Suspense } from 'react';
import { TodayRoom } from '#features/festivals/today-room.tsx';

const TodayBand = lazy(async () => ({
  default: (await import('#features/festivals/today-band.tsx')).TodayBand,
}));

/** What falls on today, for pages that are not about the calendar. */
export function Today() {
  return (
    <Suspense fallback={<TodayRoom />}>
      <TodayBand />
    </Suspense>
  );
}
