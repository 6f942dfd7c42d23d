import { useCallback, useState } from 'react';
import { addDays } from '#domain/time/civil-date.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { formatNumber, formatRupees } from '#i18n/format.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { readUsage, type ServerUsage, type UsageCounts } from '#session/admin-usage.ts';
import { useRemote } from '#session/use-remote.ts';
import { Choice } from '#ui/choice.tsx';
import classes from './admin.module.css';
import { WhenAnswered } from './answered.tsx';
import { BarChart } from './bar-chart.tsx';
import { SectionHead } from './list-parts.tsx';
import type { SectionProps } from './section.ts';

type Span = '7' | '30' | '90';

/** How the site was used: totals and a chart for each. */
export function UsageSection({ userId }: SectionProps) {
  const { t } = useI18n();
  const [span, setSpan] = useState<Span>('30');
  const ask = useCallback(() => {
    const { from, to } = lastDays(Number(span), Date.now());
    return readUsage(userId, from, to);
  }, [userId, span]);
  const asked = useRemote(ask);
  return (
    <>
      <SectionHead title={t(adminWords.usage)} text={t(adminWords.usageText)} />
      <Choice<Span>
        legend={t(adminWords.span)}
        value={span}
        onChange={setSpan}
        options={[
          { value: '7', label: t(adminWords.days7) },
          { value: '30', label: t(adminWords.days30) },
          { value: '90', label: t(adminWords.days90) },
        ]}
      />
      <WhenAnswered asked={asked}>{(usage) => <Numbers usage={usage} />}</WhenAnswered>
    </>
  );
}

interface Measure {
  of: keyof UsageCounts;
  title: Message;
  unit: 'count' | 'credits' | 'money';
  tone: 'gold' | 'tulsi' | 'sindoor';
}

const measures: readonly Measure[] = [
  { of: 'users', title: adminWords.users, unit: 'count', tone: 'gold' },
  { of: 'newUsers', title: adminWords.newUsers, unit: 'count', tone: 'gold' },
  { of: 'messages', title: adminWords.messages, unit: 'count', tone: 'gold' },
  { of: 'answers', title: adminWords.answers, unit: 'count', tone: 'tulsi' },
  { of: 'failures', title: adminWords.failures, unit: 'count', tone: 'sindoor' },
  { of: 'creditsSold', title: adminWords.creditsSold, unit: 'credits', tone: 'tulsi' },
  { of: 'creditsSpent', title: adminWords.creditsSpent, unit: 'credits', tone: 'gold' },
  { of: 'revenuePaise', title: adminWords.revenue, unit: 'money', tone: 'tulsi' },
];

function Numbers({ usage: { days, totals } }: { usage: ServerUsage }) {
  const { t, language } = useI18n();
  const said = (unit: Measure['unit'], value: number): string => {
    switch (unit) {
      case 'count':
        return formatNumber(value, language);
      case 'credits':
        return formatNumber(value / thirds, language);
      case 'money':
        return formatRupees(value / paise, language);
    }
  };
  return (
    <>
      <dl className={classes.facts}>
        {measures.map(({ of, title, unit }) => (
          <div key={of} className={classes.fact}>
            <dt>{t(title)}</dt>
            <dd data-testid={`total-${of}`}>{said(unit, totals[of])}</dd>
          </div>
        ))}
      </dl>
      {days.every((day) => measures.every(({ of }) => day[of] === 0)) && (
        <p className={classes.quiet}>{t(adminWords.nothingHappened)}</p>
      )}
      <div className={classes.charts}>
        {measures
          .filter(({ of }) => days.some((day) => day[of] !== 0))
          .map(({ of, title, unit, tone }) => (
            <BarChart
              key={of}
              title={t(title)}
              tone={tone}
              days={days.map((day) => ({ day: day.day, value: day[of] / divisors[unit] }))}
              say={(value) => said(unit, value * divisors[unit])}
            />
          ))}
      </div>
    </>
  );
}

/** A credit is three thirds, a rupee a hundred paise. */
const thirds = 3;
const paise = 100;
const divisors: Readonly<Record<Measure['unit'], number>> = { count: 1, credits: thirds, money: paise };

/** The last so many days up to today, as India has them. */
export function lastDays(count: number, now: number): { from: string; to: string } {
  // The server counts the days of India.
  const today = civilDateAt(now, 'Asia/Kolkata');
  return { from: addDays(today, 1 - count), to: today };
}
