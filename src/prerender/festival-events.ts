import { festivalsBetween } from '#domain/festivals/festivals-between.ts';
import { festivalOf, festivals } from '#domain/festivals/festivals.ts';
import { settingsFor } from '#domain/panchang/settings.ts';
import { addDays } from '#domain/time/civil-date.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { civilDateAt } from '#domain/time/zone.ts';

/** What returns every few weeks is no event. */
const regular: readonly string[] = ['monthly', 'ekadashi', 'vrat'];

/** The festivals of the coming year as a list of schema.org, reckoned for the place that holds where nobody has chosen another. */
export function festivalEvents(now: number): Record<string, unknown> {
  const from = civilDateAt(now, defaultPlace.timeZone);
  const ids = festivals.flatMap(({ id, group }) => (regular.includes(group) ? [] : [id]));
  const kept = festivalsBetween(from, addDays(from, 365), settingsFor(defaultPlace), { ids });
  return {
    '@type': 'ItemList',
    name: 'Hindu festivals of the coming year',
    itemListElement: kept.map(({ id, date }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Event',
        name: festivalOf(id).names.en,
        startDate: date,
        endDate: date,
        location: { '@type': 'Country', name: 'India' },
        url: '/hindu-festivals',
      },
    })),
  };
}
