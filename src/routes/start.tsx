import { createFileRoute } from '@tanstack/react-router';

/** The installed app's start address; the guard leads on from here, so it has nothing to show. */
export const Route = createFileRoute('/start')({});
