import { useEffect, useId, useRef, useState } from 'react';
import { placeOf as placeInWords } from '#domain/vaastu/judge-room.ts';
import { capital, firstSentence, roomText } from '#domain/vaastu/wording.ts';
import { groupNames, report as texts } from '#i18n/catalogue/report.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import type { Assessed } from './assessed.ts';
import { FindingCard } from './finding-card.tsx';
import classes from './findings.module.css';
import type { FindingGroup, ListedFinding } from './findings-view.ts';
import { roomNames, toneName } from './names.ts';

export interface FindingsProps {
  assessed: Assessed;
  groups: readonly FindingGroup[];
  /** The key of the finding that is open. */
  openKey: string | undefined;
  /** A finding that is to be brought into view: another object each time. */
  called: { key: string } | undefined;
  onPress(listed: ListedFinding): void;
}

/** One card for each room, and one for each thing about the whole home. */
export function Findings({ assessed, groups, openKey, called, onPress }: FindingsProps) {
  const { t, language } = useI18n();
  const id = useId();
  const { kept, report } = assessed;
  const calledCard = useRef<HTMLLIElement>(null);
  const names = roomNames(kept, language);
  const [folded, setFolded] = useState<ReadonlySet<FindingGroup['id']>>(
    () => new Set(groups.filter(({ isOpen }) => !isOpen).map((group) => group.id)),
  );
  useEffect(() => {
    if (!called) return;
    calledCard.current?.scrollIntoView({ block: 'nearest' });
    calledCard.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [called]);

  function fold(group: FindingGroup['id'], isFolded: boolean): void {
    setFolded((before) => {
      const after = new Set(before);
      if (isFolded) after.add(group);
      else after.delete(group);
      return after;
    });
  }

  function headOf({ finding }: ListedFinding): { place: string; text: string } {
    const room = report.rooms.find((each) => each.id === finding.roomId);
    if (room) {
      const name = names.get(room.id) ?? capital(roomText(room.room)[language]);
      return {
        place: [name, placeInWords(room)[language], toneName(finding.verdict, language)].join(' · '),
        text: firstSentence(finding.reason)[language],
      };
    }
    if (finding.subject === 'door' && report.door)
      return {
        place: [t(texts.mainDoor), report.door.pada, toneName(finding.verdict, language)].join(' · '),
        text: firstSentence(finding.reason)[language],
      };
    return { place: toneName(finding.verdict, language), text: finding.text[language] };
  }

  if (groups.length === 0) return <p>{t(texts.noFindings)}</p>;
  return groups.map(({ id: group, findings }) => {
    const hasOpen = findings.some(({ key }) => key === openKey);
    const isFolded = folded.has(group) && !hasOpen;
    return (
      <section key={group} className={classes.group} aria-labelledby={`${id}-${group}`}>
        <h3 id={`${id}-${group}`} className={classes.title}>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={!isFolded}
            onClick={() => fold(group, !isFolded)}
          >
            <span>{t(texts.groupCount, { group: t(groupNames[group]), count: findings.length })}</span>
            <ChevronDownIcon size="1.25rem" className={classes.chevron} />
          </button>
        </h3>
        <ul className={classes.list} data-folded={isFolded || undefined}>
          {findings.map((listed) => (
            <FindingCard
              key={listed.key}
              ref={listed.key === called?.key ? calledCard : undefined}
              listed={listed}
              {...headOf(listed)}
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
