import type { Chart } from '#domain/jyotish/chart.ts';
import { nakshatraName, rashiName } from '#domain/panchang/names.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import type { Language } from '#i18n/messages.ts';
import { everyCard, type Card } from '#ui/share-card/card.ts';
import { chartLines, side } from './chart-layout.ts';
import { wordsOfChart, type DrawnChart } from './chart-words.ts';

/** A drawn chart as a card. Neither the day nor the place of the birth stands on it. */
export function chartShare(
  { lagna, grahas: { moon } }: Chart,
  drawnChart: DrawnChart,
  { name, kind }: { name: string; kind: string },
  language: Language,
): Card {
  const places = [
    ...(lagna ? [`${texts.lagna[language]} ${rashiName(lagna.sign, language)}`] : []),
    `${texts.moon[language]} ${rashiName(moon.sign, language)}, ${nakshatraName(moon.nakshatra, language)} ${moon.pada}`,
  ];
  return {
    ...everyCard(language),
    fileName: 'kundli',
    heading: kind,
    title: name || texts.title[language],
    subtitle: places.join(' · '),
    drawing: {
      side,
      lines: chartLines[drawnChart.style],
      words: wordsOfChart(drawnChart, language).flatMap(({ sign, number, size, words }) => [
        ...(number ? [{ text: String(sign), ...number, size: 12, isQuiet: true }] : []),
        ...words.map((word) => ({ ...word, size })),
      ]),
    },
  };
}
