import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '#features/coming-soon/coming-soon-screen.tsx';
import { comingSoon } from '#i18n/catalogue/coming-soon.ts';

export const Route = createFileRoute('/add-property')({ component: AddPropertyPage });

function AddPropertyPage() {
  return <ComingSoonScreen title={comingSoon.addPropertyTitle} text={comingSoon.addPropertyText} />;
}
