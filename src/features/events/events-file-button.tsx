import { Button } from '@mantine/core';
import { events as texts } from '#i18n/catalogue/events.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useSession } from '#session/use-session.ts';
import { useEvents } from './use-events.ts';
import { useEventsFile } from './use-events-file.ts';

/** Saves a calendar file of all dates of whoever is signed in; nothing where there are none. */
export function EventsFileButton() {
  const session = useSession();
  return session.status === 'signed-in' && <OwnFileButton userId={session.user.id} />;
}

function OwnFileButton({ userId }: { userId: string }) {
  const { t } = useI18n();
  const { list } = useEvents(userId);
  const save = useEventsFile();
  const own = list === 'unreadable' ? undefined : list?.events;
  if (!own?.length) return null;
  return (
    <Button variant="default" size="sm" onClick={() => void save(own, t(texts.fileName))}>
      {t(texts.fileOfAll)}
    </Button>
  );
}
