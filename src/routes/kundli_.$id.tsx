import { createFileRoute } from '@tanstack/react-router';
import { ChartScreen } from '#features/kundli/chart-screen.tsx';

export const Route = createFileRoute('/kundli_/$id')({ component: ChartPage });

function ChartPage() {
  return <ChartScreen id={Route.useParams().id} />;
}
