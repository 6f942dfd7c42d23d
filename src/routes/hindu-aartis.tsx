import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '#features/coming-soon/coming-soon-screen.tsx';
import { comingSoon } from '#i18n/catalogue/coming-soon.ts';

export const Route = createFileRoute('/hindu-aartis')({ component: AartisPage });

function AartisPage() {
  return <ComingSoonScreen title={comingSoon.aartisTitle} text={comingSoon.aartisText} />;
}
