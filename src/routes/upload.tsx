import { createFileRoute } from '@tanstack/react-router';
import { UploadScreen } from '#features/properties/upload-screen.tsx';

export const Route = createFileRoute('/upload')({ component: UploadScreen });
