import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '#features/coming-soon/coming-soon-screen.tsx';
import { comingSoon } from '#i18n/catalogue/coming-soon.ts';

export const Route = createFileRoute('/analysis/$id')({ component: AnalysisPage });

function AnalysisPage() {
  return <ComingSoonScreen title={comingSoon.analysisTitle} text={comingSoon.analysisText} />;
}
