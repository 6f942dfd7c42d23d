import { useId } from 'react';
import { report as reportTexts } from '#i18n/catalogue/report.ts';
import { compare as texts } from '#i18n/catalogue/report-trials.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ToneBadge } from '#ui/tone-badge.tsx';
import { kindName } from '../plan-stage/room-name.ts';
import { uiToneOf } from '../plan-stage/tone-look.tsx';
import classes from './compare-list.module.css';
import type { ComparedRow, ComparedSide } from './compare-rows.ts';
import { reportedPlace, toneName } from './names.ts';

export interface CompareListProps {
  title: string;
  rows: readonly ComparedRow[];
  titles: readonly [string, string];
  /** In place of no rows. */
  none?: string;
}

/** Rooms with where they lie in each of two plans and how they are judged there. */
export function CompareList({ title, rows, titles, none }: CompareListProps) {
  const { t, language } = useI18n();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {rows.length === 0 && <p className={classes.none}>{none}</p>}
      <ul className={classes.list}>
        {rows.map(({ subject, number, sides }) => (
          <li key={`${subject} ${number ?? ''}`} className={classes.row} data-testid="compared-room">
            <h3 className={classes.room}>
              {subject === 'door' ? t(reportTexts.mainDoor) : kindName(subject, language)}
              {number !== undefined && ` ${number}`}
            </h3>
            {sides.map((side, index) => (
              <div key={titles[index]} className={classes.side}>
                <span className={classes.plan}>{titles[index]}</span>
                <Side side={side} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({ side }: { side: ComparedSide | undefined }) {
  const { t, language } = useI18n();
  if (!side) return <span className={classes.none}>{t(texts.absent)}</span>;
  return (
    <>
      <ToneBadge tone={uiToneOf[side.verdict]}>{toneName(side.verdict, language)}</ToneBadge>
      <span>{'zone' in side ? reportedPlace(side.zone, language) : side.pada}</span>
    </>
  );
}
