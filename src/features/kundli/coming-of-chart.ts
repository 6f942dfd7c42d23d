import { subPeriods, type Period } from '#domain/jyotish/dasha/periods.ts';
import { vimshottariRound } from '#domain/jyotish/dasha/vimshottari.ts';
import { namesOfGrahas, saturnPhaseNames } from '#domain/jyotish/graha-names.ts';
import type { Graha } from '#domain/jyotish/grahas.ts';
import type { SaturnPeriod } from '#domain/jyotish/saturn-periods.ts';
import type { Instant } from '#domain/time/zone.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { translate, type Language, type Message, type MessageValues } from '#i18n/messages.ts';

export interface ComingDate {
  at: Instant;
  /** In each language, as what is kept in one is found again in the other. */
  title: Readonly<Record<Language, string>>;
}

/** When the next part of a great period begins, and the next great period. */
export function comingDashas(periods: readonly Period<Graha>[], now: Instant): ComingDate[] {
  const running = periods.find(({ from, to }) => now >= from && now < to);
  const next = periods.find(({ from }) => from > now);
  const part = running && subPeriods(vimshottariRound, running).find(({ from }) => from > now);
  const lord = (graha: Graha) => namesOfGrahas[graha];
  return [
    ...(running && part
      ? [
          {
            at: part.from,
            title: inEach(texts.partBegins, (language) => ({
              lord: lord(part.lord)[language],
              great: lord(running.lord)[language],
            })),
          },
        ]
      : []),
    ...(next
      ? [
          {
            at: next.from,
            title: inEach(texts.greatBegins, (language) => ({ lord: lord(next.lord)[language] })),
          },
        ]
      : []),
  ];
}

/** When what Saturn is in now ends, and when each of its periods comes next. */
export function comingOfSaturn(periods: readonly SaturnPeriod[], now: Instant): ComingDate[] {
  const running = periods.find(({ from, to }) => now >= from && now < to);
  // Sade Sati by its first part, each Dhaiya by itself; a return is no new beginning.
  const begins = ['rising', 'kantaka', 'ashtama'] as const;
  const next = begins.flatMap(
    (phase) => periods.find((each) => each.phase === phase && !each.isReturn && each.from > now) ?? [],
  );
  const said = (message: Message, at: Instant, { phase }: SaturnPeriod): ComingDate => ({
    at,
    title: inEach(message, (language) => ({ phase: saturnPhaseNames[phase][language] })),
  });
  return [
    ...(running ? [said(texts.saturnEnds, running.to, running)] : []),
    ...next
      .toSorted((one, other) => one.from - other.from)
      .map((period) => said(texts.saturnBegins, period.from, period)),
  ];
}

function inEach(
  message: Message,
  values: (language: Language) => MessageValues,
): Readonly<Record<Language, string>> {
  return { en: translate(message, 'en', values('en')), hi: translate(message, 'hi', values('hi')) };
}
