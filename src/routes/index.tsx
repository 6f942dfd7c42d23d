import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { VoiceInput } from '#features/voice/voice-input.tsx';

export const Route = createFileRoute('/')({ component: HomePage });

/** Comes after the first view, with what reckons it. */
const TodayBlock = lazy(async () => ({
  default: (await import('#features/festivals/today/today-block.tsx')).TodayBlock,
}));

function HomePage() {
  return (
    <HomeScreen
      voice={VoiceInput}
      today={
        <Suspense>
          <TodayBlock />
        </Suspense>
      }
    />
  );
}
