import { createFileRoute } from '@tanstack/react-router';
import { MilanScreen, type MilanSearch } from '#features/kundli/milan/milan-screen.tsx';
import { presentParams } from './-search.ts';

export const Route = createFileRoute('/milan')({
  validateSearch: ({ groom, bride }): MilanSearch => presentParams({ groom, bride }),
  component: MilanPage,
});

function MilanPage() {
  return <MilanScreen search={Route.useSearch()} />;
}
