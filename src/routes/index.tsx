import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { VoiceInput } from '#features/voice/voice-input.tsx';

export const Route = createFileRoute('/')({ component: HomePage });

function HomePage() {
  return <HomeScreen voice={VoiceInput} />;
}
