import { useEffect, useState } from 'react';
import type { Place } from '#domain/time/place.ts';
import type * as Places from '#domain/time/places.ts';
import { useI18n } from '#i18n/use-i18n.ts';

/** English names stand in the preference itself; the list that knows the others is fetched where they are wanted. */
export function usePlaceName(place: Place): string {
  const { language } = useI18n();
  const [list, setList] = useState<typeof Places>();
  useEffect(() => {
    let isLeft = false;
    async function load(): Promise<void> {
      try {
        const loaded = await import('#domain/time/places.ts');
        if (!isLeft) setList(loaded);
      } catch {
        // Without the list the English name stays.
      }
    }
    if (language !== 'en') void load();
    return () => {
      isLeft = true;
    };
  }, [language]);
  return list?.placeName(place, language) ?? place.name;
}
