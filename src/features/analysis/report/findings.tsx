import { useEffect, useId, useRef, useState } from 'react';
import type { Verdict } from '#domain/vaastu/types.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { ToneMark } from '#ui/tone-badge.tsx';
import { toneOf } from '../plan-stage/tone-look.tsx';
import type { Assessed } from './assessed.ts';
import { FindingCard } from './finding-card.tsx';
import classes from './findings.module.css';
import type { FindingGroup, ListedFinding } from './findings-view.ts';
import { placeName, roomNames, verdictName } from './names.ts';

export interface FindingsProps {
  assessed: Assessed;
  groups: readonly FindingGroup[];
  /** The key of the finding that is open. */
  openKey: string | undefined;
  /** A finding that is to be brought into view: another object each time. */
  called: { key: string } | undefined;
  onPress(listed: ListedFinding): void;
}

/** More findings than this are not all laid open at once. */
const fewFindings = 12;

/** The findings by verdict, the worst first. */
export function Findings({ assessed, groups, openKey, called, onPress }: FindingsProps) {
  const { t, language } = useI18n();
  const id = useId();
  const { kept, report } = assessed;
  const calledCard = useRef<HTMLLIElement>(null);
  const names = roomNames(kept, language);
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  const [folded, setFolded] = useState<ReadonlySet<Verdict>>(
    () => new Set(count > fewFindings ? (['acceptable', 'ideal'] as const) : []),
  );
  useEffect(() => {
    if (!called) return;
    calledCard.current?.scrollIntoView({ block: 'nearest' });
    calledCard.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [called]);

  function fold(verdict: Verdict, isFolded: boolean): void {
    setFolded((before) => {
      const after = new Set(before);
      if (isFolded) after.add(verdict);
      else after.delete(verdict);
      return after;
    });
  }

  function placeOf({ finding }: ListedFinding): string {
    if (finding.subject === 'door') return t(texts.mainDoor);
    const room = report.rooms.find((each) => each.id === finding.roomId);
    if (!room) return t(texts.wholePlan);
    return `${names.get(room.id) ?? ''} · ${placeName(room.zone, language)}`;
  }

  if (groups.length === 0) return <p>{t(texts.noFindings)}</p>;
  return groups.map(({ verdict, findings }) => {
    const hasOpen = findings.some(({ key }) => key === openKey);
    const isFolded = folded.has(verdict) && !hasOpen;
    return (
      <section key={verdict} className={classes.group} aria-labelledby={`${id}-${verdict}`}>
        <h3 id={`${id}-${verdict}`} className={classes.title}>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={!isFolded}
            onClick={() => fold(verdict, !isFolded)}
          >
            <ToneMark tone={toneOf[verdict]} />
            <span>
              {t(texts.groupCount, { group: verdictName(verdict, language), count: findings.length })}
            </span>
            <ChevronDownIcon size="1.25rem" className={classes.chevron} />
          </button>
        </h3>
        <ul className={classes.list} data-folded={isFolded || undefined}>
          {findings.map((listed) => (
            <FindingCard
              key={listed.key}
              ref={listed.key === called?.key ? calledCard : undefined}
              listed={listed}
              place={placeOf(listed)}
              door={listed.finding.subject === 'door' ? report.door : undefined}
              isOpen={listed.key === openKey}
              onPress={onPress}
            />
          ))}
        </ul>
      </section>
    );
  });
}
