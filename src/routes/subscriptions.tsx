import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '#features/coming-soon/coming-soon-screen.tsx';
import { comingSoon } from '#i18n/catalogue/coming-soon.ts';

export const Route = createFileRoute('/subscriptions')({ component: SubscriptionsPage });

function SubscriptionsPage() {
  return <ComingSoonScreen title={comingSoon.subscriptionsTitle} text={comingSoon.subscriptionsText} />;
}
