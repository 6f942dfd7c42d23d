import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '#features/coming-soon/coming-soon-screen.tsx';
import { comingSoon } from '#i18n/catalogue/coming-soon.ts';

export const Route = createFileRoute('/contact')({ component: ContactPage });

function ContactPage() {
  return <ComingSoonScreen title={comingSoon.contactTitle} text={comingSoon.contactText} />;
}
