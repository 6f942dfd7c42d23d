import { createFileRoute } from '@tanstack/react-router';
import { ThemeChoice } from '#app/frame/theme-switch.tsx';
import { EventsFileButton } from '#features/events/events-file-button.tsx';
import { CalendarChoices } from '#features/preferences/calendar-choices.tsx';
import { InstallSection } from '#features/install/install-section.tsx';
import { LanguageChoice } from '#features/preferences/language-choice.tsx';
import { ReminderSettingsForm } from '#features/reminders/reminder-settings.tsx';
import { SettingsScreen } from '#features/settings/settings-screen.tsx';

export const Route = createFileRoute('/settings')({ component: SettingsPage });

function SettingsPage() {
  return (
    <SettingsScreen
      language={<LanguageChoice />}
      theme={<ThemeChoice />}
      calendar={<CalendarChoices />}
      reminders={<ReminderSettingsForm calendarFile={<EventsFileButton />} />}
      install={<InstallSection />}
    />
  );
}
