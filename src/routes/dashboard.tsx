import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '#features/coming-soon/coming-soon-screen.tsx';
import { comingSoon } from '#i18n/catalogue/coming-soon.ts';

export const Route = createFileRoute('/dashboard')({ component: DashboardPage });

function DashboardPage() {
  return <ComingSoonScreen title={comingSoon.dashboardTitle} text={comingSoon.dashboardText} />;
}
