import { createFileRoute } from '@tanstack/react-router';
import { NamesScreen, type NamesSearch } from '#features/kundli/names/names-screen.tsx';
import { presentParams } from './-search.ts';

export const Route = createFileRoute('/names')({
  validateSearch: ({ star }): NamesSearch => presentParams({ star }),
  component: NamesPage,
});

function NamesPage() {
  return <NamesScreen search={Route.useSearch()} />;
}
