import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '#features/properties/dashboard-screen.tsx';

export const Route = createFileRoute('/dashboard')({ component: DashboardScreen });
