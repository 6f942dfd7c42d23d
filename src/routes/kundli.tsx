import { createFileRoute } from '@tanstack/react-router';
import { KundliScreen } from '#features/kundli/kundli-screen.tsx';

export const Route = createFileRoute('/kundli')({ component: KundliScreen });
