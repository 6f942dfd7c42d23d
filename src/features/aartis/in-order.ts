import type { CatalogueDeity } from '#db/queries/deities.ts';
import type { Language } from '#i18n/messages.ts';

/** By their names in the language of the page, as somebody looks for them who reads it. */
export function inOrder(deities: readonly CatalogueDeity[], language: Language): CatalogueDeity[] {
  return deities.toSorted((one, other) => one.name[language].localeCompare(other.name[language], language));
}
