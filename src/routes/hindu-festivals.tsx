import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '#features/coming-soon/coming-soon-screen.tsx';
import { comingSoon } from '#i18n/catalogue/coming-soon.ts';

export const Route = createFileRoute('/hindu-festivals')({ component: FestivalsPage });

function FestivalsPage() {
  return <ComingSoonScreen title={comingSoon.festivalsTitle} text={comingSoon.festivalsText} />;
}
