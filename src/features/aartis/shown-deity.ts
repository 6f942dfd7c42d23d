import type { Aarti } from '#db/queries/content-aartis.ts';
import type { CatalogueDeity, DeityCatalogue } from '#db/queries/deities.ts';
import type { DeityInCollection } from '#db/queries/deity-collection.ts';
import type { Language } from '#i18n/messages.ts';

/** A deity of the collection with what the catalogue says of it. */
export interface ShownDeity extends DeityInCollection {
  /** Undefined for one of the user's own making, or one that the catalogue does not have any more. */
  catalogued: CatalogueDeity | undefined;
  /** Whether the user has made it. */
  isCustom: boolean;
  /** In the language of the page, where it has one. */
  name: string;
  /** In every script that there is. */
  names: readonly string[];
  image: string | null | undefined;
  about: string | undefined;
  /** The aartis for everybody of this deity, by their titles. */
  defaults: readonly Aarti[];
}

/** The collection as it is shown, with the names and the aartis of the catalogue. */
export function shownDeities(
  deities: readonly DeityInCollection[],
  catalogue: Pick<DeityCatalogue, 'deities' | 'aartis'>,
  language: Language,
): ShownDeity[] {
  return deities.map((each): ShownDeity => {
    const { deity } = each;
    const isCustom = !deity.deity_id;
    const catalogued = catalogue.deities.find(({ id }) => id === deity.deity_id);
    return {
      ...each,
      catalogued,
      isCustom,
      name: catalogued ? catalogued.name[language] : deity.name,
      names: catalogued ? [catalogued.name.en, catalogued.name.hi] : [deity.name],
      image: isCustom ? deity.image : catalogued?.image,
      about: catalogued ? catalogued.about?.[language] : (deity.about ?? undefined),
      defaults: isCustom ? [] : catalogue.aartis.filter(({ deityId }) => deityId === deity.deity_id),
    };
  });
}

/** How many aartis it has, those for everybody and the user's own. */
export function aartiCount({ defaults, aartis }: Pick<ShownDeity, 'defaults' | 'aartis'>): number {
  return defaults.length + aartis.length;
}

/** The one that an address names: by its id in the collection, or in the catalogue. */
export function namedDeity(deities: readonly ShownDeity[], id: string | undefined): ShownDeity | undefined {
  if (id === undefined) return undefined;
  return deities.find(({ deity }) => deity.id === id) ?? deities.find(({ deity }) => deity.deity_id === id);
}
