import { createRootRoute } from '@tanstack/react-router';
import { Frame } from '#app/frame/frame.tsx';
import { guardRoute } from '#app/guard.ts';
import { NotFoundScreen } from '#features/not-found/not-found-screen.tsx';

export const Route = createRootRoute({
  beforeLoad: ({ location, matches }) => guardRoute(location, matches),
  component: Frame,
  notFoundComponent: NotFoundScreen,
});
