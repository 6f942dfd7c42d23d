import type { Place } from '#domain/vaastu/types.ts';
import { zones } from '#domain/vaastu/zones.ts';
import { planEditor as texts } from '#i18n/catalogue/plan-editor.ts';
import type { Language } from '#i18n/messages.ts';

/** 'north-east', 'ईशान', or the words for the centre. */
export function zoneName(place: Place, language: Language): string {
  const zone = zones.find(({ id }) => id === place);
  return (zone?.name ?? texts.centre)[language];
}
