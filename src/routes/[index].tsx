import { createFileRoute, redirect } from '@tanstack/react-router';

/** An older address of the home page. */
export const Route = createFileRoute('/index')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
