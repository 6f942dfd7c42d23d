import { createFileRoute } from '@tanstack/react-router';
import type { MuhuratSearch } from '#features/kundli/muhurat/muhurat-question.ts';
import { MuhuratScreen } from '#features/kundli/muhurat/muhurat-screen.tsx';
import { presentParams } from './-search.ts';

export const Route = createFileRoute('/muhurat')({
  validateSearch: ({ for: purpose, from, to, at, zone, direction, strict }): MuhuratSearch =>
    presentParams({ for: purpose, from, to, at, zone, direction, strict }),
  component: MuhuratPage,
});

function MuhuratPage() {
  return <MuhuratScreen search={Route.useSearch()} />;
}
