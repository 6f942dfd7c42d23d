import { createFileRoute } from '@tanstack/react-router';
import { JapaScreen } from '#features/japa/japa-screen.tsx';

export const Route = createFileRoute('/japa')({ component: JapaScreen });
