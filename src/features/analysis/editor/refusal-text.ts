import { planEditor as texts } from '#i18n/catalogue/plan-editor.ts';
import type { I18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { mostRooms, type Refusal } from './plan-edits.ts';
import { mostCorners } from './shape-edits.ts';

/** Why something was not done, for people. */
export function refusalText(why: Refusal, t: I18n['t']): string {
  switch (why) {
    case 'too-many-rooms':
      return t(texts.tooManyRooms, { most: mostRooms });
    case 'already-there':
      return t(texts.alreadyThere);
    case 'too-many-corners':
      return t(texts.tooManyCorners, { most: mostCorners });
    case 'too-few-corners':
      return t(texts.tooFewCorners);
    case 'no-shape':
      return t(texts.noShape);
    default:
      return assertNever(why);
  }
}
