import { memo, type Ref } from 'react';
import type { DoorReport } from '#domain/vaastu/report.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { ToneBadge, ToneMark } from '#ui/tone-badge.tsx';
import { uiToneOf } from '../plan-stage/tone-look.tsx';
import { DoorFacts } from './door-facts.tsx';
import { FindingDetail } from './finding-detail.tsx';
import classes from './finding-card.module.css';
import type { ListedFinding } from './findings-view.ts';
import { toneName } from './names.ts';

export interface FindingCardProps {
  listed: ListedFinding;
  /** What it is about and how it is judged, and one sentence of why. */
  place: string;
  text: string;
  /** Where the door stands, for the finding about it. */
  door: DoorReport | undefined;
  isOpen: boolean;
  /** The same one again closes it. */
  onPress(listed: ListedFinding): void;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** One finding: what was found and how it is judged; opened, why, by whom, and what can be done. */
export const FindingCard = memo(({ listed, place, text, door, isOpen, onPress, ref }: FindingCardProps) => {
  const { t, language } = useI18n();
  const { finding, key } = listed;
  const tone = uiToneOf[finding.verdict];
  return (
    <li
      ref={ref}
      className={classes.card}
      data-open={isOpen || undefined}
      data-tone={tone}
      data-testid="finding"
      data-place={listed.placeId}
    >
      <h4 className={classes.heading}>
        <button
          type="button"
          className={classes.head}
          aria-expanded={isOpen}
          aria-controls={`finding-${key}`}
          onClick={() => onPress(listed)}
        >
          <ToneMark tone={tone} />
          <span className={classes.words}>
            <span className={classes.place}>{place}</span>
            <span className={classes.text}>{text}</span>
          </span>
          <ChevronDownIcon size="1.25rem" className={classes.chevron} />
        </button>
      </h4>
      <div id={`finding-${key}`} className={classes.detail} data-closed={!isOpen || undefined}>
        <ToneBadge tone={tone}>{toneName(finding.verdict, language)}</ToneBadge>
        {finding.text[language] !== text && <p className={classes.found}>{finding.text[language]}</p>}
        {door && <DoorFacts door={door} />}
        <FindingDetail finding={finding} />
        <p className={classes.rule}>{t(texts.rule, { rule: finding.rule })}</p>
      </div>
    </li>
  );
});
FindingCard.displayName = 'FindingCard';
