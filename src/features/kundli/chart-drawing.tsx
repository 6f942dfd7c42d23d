import { shortGrahaNames } from '#domain/jyotish/graha-names.ts';
import type { Graha } from '#domain/jyotish/grahas.ts';
import type { Sign } from '#domain/jyotish/zodiac.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { cellsOf, lines, placeWords, side, type ChartStyle } from './chart-layout.ts';
import classes from './kundli.module.css';

export interface DrawnGraha {
  graha: Graha;
  sign: Sign;
  isRetrograde: boolean;
}

export interface ChartDrawingProps {
  style: ChartStyle;
  /** The sign of the first house. */
  firstSign: Sign;
  /** Of the lagna, which is not there without a birth time. */
  lagnaSign: Sign | undefined;
  grahas: readonly DrawnGraha[];
}

/** The chart as a picture; the table below it says the same in words. */
export function ChartDrawing({ style, firstSign, lagnaSign, grahas }: ChartDrawingProps) {
  const { language } = useI18n();
  const cells = cellsOf(style, firstSign);
  return (
    <svg viewBox={`-2 -2 ${side + 4} ${side + 4}`} className={classes.drawing} aria-hidden="true">
      <path d={lines[style]} className={classes.lines} />
      {cells.map((cell) => {
        const words = [
          ...(lagnaSign === cell.sign && style !== 'north' ? [shortGrahaNames.lagna[language]] : []),
          ...grahas
            .filter(({ sign }) => sign === cell.sign)
            .map(
              ({ graha, isRetrograde }) => `${shortGrahaNames[graha][language]}${isRetrograde ? '↺' : ''}`,
            ),
        ];
        const placed = placeWords(words, cell);
        return (
          <g key={cell.sign}>
            {cell.number && (
              <text x={cell.number.x} y={cell.number.y} className={classes.number}>
                {cell.sign}
              </text>
            )}
            {placed.words.map(({ text, x, y }) => (
              <text key={text} x={x} y={y} fontSize={placed.size} className={classes.word}>
                {text}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
