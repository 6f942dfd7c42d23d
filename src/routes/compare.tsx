import { createFileRoute } from '@tanstack/react-router';
import { CompareScreen } from '#features/analysis/report/compare-screen.tsx';
import { uuidParam } from './-search.ts';

export const Route = createFileRoute('/compare')({
  validateSearch: ({ a, b }): { a?: string; b?: string } => {
    const one = uuidParam(a);
    const other = uuidParam(b);
    return { ...(one !== undefined && { a: one }), ...(other !== undefined && { b: other }) };
  },
  component: ComparePage,
});

function ComparePage() {
  const { a, b } = Route.useSearch();
  return <CompareScreen one={a} other={b} />;
}
