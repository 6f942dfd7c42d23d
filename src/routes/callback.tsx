import { createFileRoute } from '@tanstack/react-router';
import { CallbackScreen } from '#features/account/callback-screen.tsx';

export const Route = createFileRoute('/callback')({ component: CallbackScreen });
