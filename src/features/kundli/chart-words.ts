import type { Language } from '#domain/language.ts';
import { shortGrahaNames } from '#domain/jyotish/graha-names.ts';
import type { Graha } from '#domain/jyotish/grahas.ts';
import type { Sign } from '#domain/jyotish/zodiac.ts';
import { chartCells, placeWords, type ChartStyle, type ChartWord } from './chart-layout.ts';

export interface DrawnGraha {
  graha: Graha;
  sign: Sign;
  isRetrograde: boolean;
}

export interface DrawnChart {
  style: ChartStyle;
  /** The sign of the first house. */
  firstSign: Sign;
  /** Of the lagna, which is not there without a birth time. */
  lagnaSign: Sign | undefined;
  grahas: readonly DrawnGraha[];
}

export interface WrittenSign {
  sign: Sign;
  number: { x: number; y: number } | undefined;
  size: number;
  words: readonly ChartWord[];
}

/** What stands in each sign of a drawn chart, and where. */
export function wordsOfChart(
  { style, firstSign, lagnaSign, grahas }: DrawnChart,
  language: Language,
): WrittenSign[] {
  return chartCells(style, firstSign).map((cell) => {
    const words = [
      ...(lagnaSign === cell.sign && style !== 'north' ? [shortGrahaNames.lagna[language]] : []),
      ...grahas
        .filter(({ sign }) => sign === cell.sign)
        .map(({ graha, isRetrograde }) => `${shortGrahaNames[graha][language]}${isRetrograde ? '↺' : ''}`),
    ];
    return { sign: cell.sign, number: cell.number, ...placeWords(words, cell) };
  });
}
