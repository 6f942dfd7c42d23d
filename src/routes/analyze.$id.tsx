import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '#features/coming-soon/coming-soon-screen.tsx';
import { comingSoon } from '#i18n/catalogue/coming-soon.ts';

export const Route = createFileRoute('/analyze/$id')({ component: AnalyzePage });

function AnalyzePage() {
  return <ComingSoonScreen title={comingSoon.analyzeTitle} text={comingSoon.analyzeText} />;
}
