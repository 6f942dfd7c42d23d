import { createFileRoute } from '@tanstack/react-router';
import { AnalysisScreen } from '#features/analysis/report/analysis-screen.tsx';
import { uuidParam } from './-search.ts';

export const Route = createFileRoute('/analysis/$id')({
  validateSearch: ({ analysis }): { analysis?: string } => {
    const id = uuidParam(analysis);
    return id === undefined ? {} : { analysis: id };
  },
  component: AnalysisPage,
});

function AnalysisPage() {
  const { id } = Route.useParams();
  const { analysis } = Route.useSearch();
  return <AnalysisScreen floorplanId={id} analysisId={analysis} />;
}
