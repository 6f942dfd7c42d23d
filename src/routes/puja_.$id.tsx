import { createFileRoute } from '@tanstack/react-router';
import { useFestivalDays } from '#features/festivals/use-festival-days.ts';
import { PujaScreen, type PujaSearch } from '#features/puja/puja-screen.tsx';
import { presentParams } from './-search.ts';

export const Route = createFileRoute('/puja_/$id')({
  validateSearch: ({ step }): PujaSearch => presentParams({ step }),
  component: PujaPage,
});

function PujaPage() {
  return <PujaScreen id={Route.useParams().id} search={Route.useSearch()} calendar={useFestivalDays()} />;
}
