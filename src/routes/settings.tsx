import { createFileRoute } from '@tanstack/react-router';
import { ThemeChoice } from '#app/frame/theme-switch.tsx';
import { SettingsScreen } from '#features/settings/settings-screen.tsx';

export const Route = createFileRoute('/settings')({ component: SettingsPage });

function SettingsPage() {
  return <SettingsScreen theme={<ThemeChoice />} />;
}
