import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailScreen } from '#features/account/verify-email-screen.tsx';

export const Route = createFileRoute('/verify-email')({ component: VerifyEmailScreen });
