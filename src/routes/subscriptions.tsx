import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionsScreen } from '#features/credits/subscriptions-screen.tsx';

export const Route = createFileRoute('/subscriptions')({ component: SubscriptionsScreen });
