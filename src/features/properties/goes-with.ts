import type { PhotoInList, PlanInList, PropertyAtHand, SendState } from '#db/queries/properties.ts';
import { propertyChanges as texts } from '#i18n/catalogue/properties.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Language } from '#i18n/messages.ts';
import type { I18n } from '#i18n/use-i18n.ts';
import type { Ratings } from './use-ratings.ts';

export type ToDelete =
  | { kind: 'property'; at: PropertyAtHand }
  | { kind: 'plan'; plan: PlanInList }
  | { kind: 'photo'; photo: PhotoInList };

/** How much goes when something is deleted, itself not counted. */
export interface GoesWith {
  plans: number;
  photos: number;
  analyses: number;
}

export function goesWith(what: ToDelete, ratings: Ratings | undefined): GoesWith {
  const analyses = [...(ratings?.values() ?? [])].reduce((sum, { count }) => sum + count, 0);
  if (what.kind !== 'property') return { plans: 0, photos: 0, analyses };
  return { plans: what.at.plans.length, photos: what.at.photos.length, analyses };
}

/** Whether something of it exists on this device alone. */
export function isOnlyHere(what: ToDelete): boolean {
  if (what.kind === 'plan') return isUnsent(what.plan.state);
  if (what.kind === 'photo') return isUnsent(what.photo.state);
  const { state, plans, photos } = what.at;
  return [state, ...plans.map((plan) => plan.state), ...photos.map((photo) => photo.state)].some(isUnsent);
}

function isUnsent({ kind }: SendState): boolean {
  return kind !== 'there';
}

/** '2 floor plans, 5 photos and 3 analyses'; undefined where nothing goes with it. */
export function sayTogether(
  { plans, photos, analyses }: GoesWith,
  t: I18n['t'],
  language: Language,
): string | undefined {
  const parts = [
    { count: plans, one: texts.onePlan, many: texts.manyPlans },
    { count: photos, one: texts.onePhoto, many: texts.manyPhotos },
    { count: analyses, one: texts.oneAnalysis, many: texts.manyAnalyses },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) =>
      count === 1 ? t(one) : t(many, { count: formatNumber(count, language) }),
    );
  if (parts.length === 0) return undefined;
  return new Intl.ListFormat(`${language}-IN`, { type: 'conjunction' }).format(parts);
}
