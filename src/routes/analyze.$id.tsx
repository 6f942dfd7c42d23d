import { createFileRoute } from '@tanstack/react-router';
import { AnalyzeScreen } from '#features/analysis/analyze-screen.tsx';

export const Route = createFileRoute('/analyze/$id')({ component: AnalyzePage });

function AnalyzePage() {
  const { id } = Route.useParams();
  return <AnalyzeScreen floorplanId={id} />;
}
