import type { ReactNode } from 'react';
import { events as texts } from '#i18n/catalogue/events.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useSession } from '#session/use-session.ts';
import { Screen } from '#ui/screen.tsx';
import './events-css.ts';
import classes from './own-events.module.css';
import type { ReminderFieldProps } from './event-form-dialog.tsx';
import { EventsShape } from './events-shape.tsx';
import { OwnEvents } from './own-events.tsx';

export interface EventsScreenProps {
  /** When to be reminded, in the form of a date. */
  renderReminder?: ((field: ReminderFieldProps) => ReactNode) | undefined;
  /** The Moon at an elongation in degrees. */
  renderMoon?: ((elongation: number) => ReactNode) | undefined;
  /** What comes and what was missed, and the settings; below the dates. */
  reminders?: ReactNode;
}

/** The dates that somebody keeps, each with the day on which it comes next. */
export function EventsScreen({ renderReminder, renderMoon, reminders }: EventsScreenProps) {
  const { t } = useI18n();
  const session = useSession();
  return (
    <Screen title={t(texts.title)}>
      <div className={classes.panes}>
        {session.status === 'signed-in' ? (
          <OwnEvents
            key={session.user.id}
            userId={session.user.id}
            renderReminder={renderReminder}
            renderMoon={renderMoon}
          />
        ) : (
          <EventsShape />
        )}
        {reminders !== undefined && <div className={classes.beside}>{reminders}</div>}
      </div>
    </Screen>
  );
}
