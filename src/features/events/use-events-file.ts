import type { EventInList } from '#db/queries/events.ts';
import { events as texts } from '#i18n/catalogue/events.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { saveFile } from '#lib/save-file.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { showToast } from '#ui/toast.ts';

/** Saves dates as a calendar file, whose name is given without its ending, and says where that fails. */
export function useEventsFile(): (chosen: readonly EventInList[], name: string) => Promise<void> {
  const { language } = useI18n();
  const { preferences } = usePreferences();
  return async (chosen, name) => {
    try {
      const { eventsFile } = await import('./events-file.ts');
      const rows = chosen.map(({ event }) => event);
      saveFile(eventsFile({ events: rows, preferences, language, name, now: Date.now() }));
    } catch (error) {
      logQuietly('events', error);
      showToast({ tone: 'error', title: { message: texts.fileFailed } });
    }
  };
}
