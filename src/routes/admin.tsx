import { createFileRoute } from '@tanstack/react-router';
import { AdminScreen } from '#features/admin/admin-screen.tsx';
import { NotFoundScreen } from '#features/not-found/not-found-screen.tsx';

export const Route = createFileRoute('/admin')({ component: AdminPage });

function AdminPage() {
  return <AdminScreen path="" notFound={<NotFoundScreen />} />;
}
