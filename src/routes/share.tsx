import { createFileRoute } from '@tanstack/react-router';
import { ShareScreen } from '#features/share/share-screen.tsx';

export const Route = createFileRoute('/share')({
  validateSearch: ({ lost, from }): { lost?: '1'; from?: 'file' } => ({
    ...(lost === '1' && { lost }),
    ...(from === 'file' && { from }),
  }),
  component: SharePage,
});

function SharePage() {
  const { lost, from } = Route.useSearch();
  return <ShareScreen isLost={lost === '1'} isLaunched={from === 'file'} />;
}
