import { createFileRoute } from '@tanstack/react-router';
import { EventsFileButton } from '#features/events/events-file-button.tsx';
import { EventsScreen } from '#features/events/events-screen.tsx';
import { MoonPhase } from '#features/festivals/moon-phase.tsx';
import { EventReminderField } from '#features/reminders/event-reminder-field.tsx';
import { ReminderList } from '#features/reminders/reminder-list.tsx';
import { ReminderSettingsForm } from '#features/reminders/reminder-settings.tsx';

export const Route = createFileRoute('/events')({ component: EventsPage });

function EventsPage() {
  return (
    <EventsScreen
      renderReminder={(field) => <EventReminderField {...field} />}
      renderMoon={(elongation) => <MoonPhase elongation={elongation} />}
      reminders={
        <>
          <ReminderList />
          <ReminderSettingsForm calendarFile={<EventsFileButton />} />
        </>
      }
    />
  );
}
