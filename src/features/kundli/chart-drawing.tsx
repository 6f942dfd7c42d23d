import { useI18n } from '#i18n/use-i18n.ts';
import { chartLines, side } from './chart-layout.ts';
import { wordsOfChart, type DrawnChart } from './chart-words.ts';
import classes from './kundli.module.css';

/** The chart as a picture; the table below it says the same in words. */
export function ChartDrawing(chart: DrawnChart) {
  const { language } = useI18n();
  return (
    <svg viewBox={`-2 -2 ${side + 4} ${side + 4}`} className={classes.drawing} aria-hidden="true">
      <path d={chartLines[chart.style]} className={classes.lines} />
      {wordsOfChart(chart, language).map(({ sign, number, size, words }) => (
        <g key={sign}>
          {number && (
            <text x={number.x} y={number.y} className={classes.number}>
              {sign}
            </text>
          )}
          {words.map(({ text, x, y }) => (
            <text key={text} x={x} y={y} fontSize={size} className={classes.word}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
