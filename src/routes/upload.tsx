import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '#features/coming-soon/coming-soon-screen.tsx';
import { comingSoon } from '#i18n/catalogue/coming-soon.ts';

export const Route = createFileRoute('/upload')({ component: UploadPage });

function UploadPage() {
  return <ComingSoonScreen title={comingSoon.uploadTitle} text={comingSoon.uploadText} />;
}
