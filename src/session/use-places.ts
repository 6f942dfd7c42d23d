import { useEffect, useState } from 'react';
import type * as PlacesModule from '#domain/time/places.ts';
import { logQuietly } from '#lib/log.ts';

export type Places = typeof PlacesModule;

/** The list of cities, which is too long to come with the screens that ask for it; undefined until it has come. */
export function usePlaces(): Places | 'failed' | undefined {
  const [places, setPlaces] = useState<Places | 'failed'>();
  useEffect(() => {
    let isLeft = false;
    async function load(): Promise<void> {
      const loaded = await import('#domain/time/places.ts').catch((error: unknown) => {
        logQuietly('places', error);
        return 'failed' as const;
      });
      if (!isLeft) setPlaces(loaded);
    }
    void load();
    return () => {
      isLeft = true;
    };
  }, []);
  return places;
}
