import { planEditor as texts } from '#i18n/catalogue/plan-editor.ts';
import type { I18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { mostDrawnRooms, type EditRefusal } from './plan-edits.ts';
import { mostDrawnCorners } from './shape-edits.ts';

/** Why something was not done, for people. */
export function editRefusalText(why: EditRefusal, t: I18n['t']): string {
  switch (why) {
    case 'too-many-rooms':
      return t(texts.tooManyRooms, { most: mostDrawnRooms });
    case 'already-there':
      return t(texts.alreadyThere);
    case 'too-many-corners':
      return t(texts.tooManyCorners, { most: mostDrawnCorners });
    case 'too-few-corners':
      return t(texts.tooFewCorners);
    case 'no-shape':
      return t(texts.noShape);
    default:
      return assertNever(why);
  }
}
