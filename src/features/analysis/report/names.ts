import type { KeptPlan } from '#domain/vaastu/plan.ts';
import type { Place } from '#domain/vaastu/types.ts';
import { capital, placeText as nameOfPlace, verdictNames } from '#domain/vaastu/wording.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import type { Language } from '#i18n/messages.ts';
import type { PlanTone } from '../plan-stage/plan-stage-props.ts';
import { keptRoomName } from '../plan-stage/room-name.ts';

/** What each room of a plan is called, with a number where several are called the same; by their ids. */
export function roomNames({ rooms }: KeptPlan, language: Language): ReadonlyMap<string, string> {
  const names = rooms.map((room) => keptRoomName(room, language));
  const seen = new Map<string, number>();
  return new Map(
    rooms.map(({ id }, index) => {
      const name = names[index] ?? '';
      const number = (seen.get(name) ?? 0) + 1;
      seen.set(name, number);
      return [id, names.filter((each) => each === name).length > 1 ? `${name} ${number}` : name];
    }),
  );
}

export function reportedPlace(place: Place, language: Language): string {
  return nameOfPlace(place)[language];
}

/** In the words of the engine's own texts. */
export function toneName(tone: PlanTone, language: Language): string {
  return tone === 'unassessed' ? texts.notAssessed[language] : capital(verdictNames[tone][language]);
}
