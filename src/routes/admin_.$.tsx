import { createFileRoute } from '@tanstack/react-router';
import { AdminScreen } from '#features/admin/admin-screen.tsx';
import { NotFoundScreen } from '#features/not-found/not-found-screen.tsx';

export const Route = createFileRoute('/admin_/$')({ component: AdminPage });

function AdminPage() {
  const { _splat: path = '' } = Route.useParams();
  return <AdminScreen path={path} notFound={<NotFoundScreen />} />;
}
