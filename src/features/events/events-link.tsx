import { events as texts } from '#i18n/catalogue/events.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useSession } from '#session/use-session.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** To one's own dates and reminders, for whoever can have some. */
export function EventsLink() {
  const { t } = useI18n();
  if (useSession().status !== 'signed-in') return null;
  return (
    <LinkButton to="/events" variant="subtle">
      {t(texts.title)}
    </LinkButton>
  );
}
