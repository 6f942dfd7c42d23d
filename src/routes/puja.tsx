import { createFileRoute } from '@tanstack/react-router';
import { useFestivalDays } from '#features/festivals/use-festival-days.ts';
import { PujaListScreen } from '#features/puja/puja-list-screen.tsx';

export const Route = createFileRoute('/puja')({ component: PujaListPage });

function PujaListPage() {
  return <PujaListScreen calendar={useFestivalDays()} />;
}
