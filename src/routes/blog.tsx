import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonScreen } from '#features/coming-soon/coming-soon-screen.tsx';
import { comingSoon } from '#i18n/catalogue/coming-soon.ts';

export const Route = createFileRoute('/blog')({ component: BlogPage });

function BlogPage() {
  return <ComingSoonScreen title={comingSoon.blogTitle} text={comingSoon.blogText} />;
}
