import { createFileRoute } from '@tanstack/react-router';
import { AuthScreen } from '#features/account/auth-screen.tsx';
import { safeRedirect } from '#lib/safe-redirect.ts';

export const Route = createFileRoute('/auth')({
  validateSearch: ({ redirect }): { redirect?: string } => {
    const path = safeRedirect(redirect);
    return path === undefined ? {} : { redirect: path };
  },
  component: AuthScreen,
});
