import { createFileRoute } from '@tanstack/react-router';
import { SyncScreen } from '#features/settings/sync-screen.tsx';

export const Route = createFileRoute('/settings_/sync')({ component: SyncScreen });
