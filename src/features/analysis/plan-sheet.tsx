import { Button } from '@mantine/core';
import { useState } from 'react';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { analyze } from '#i18n/catalogue/analyze.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline, useIsServerReached } from '#pwa/connectivity.ts';
import { InfoIcon, OfflineIcon } from '#ui/icons.tsx';
import classes from './analyze.module.css';
import { Note } from './note.tsx';
import { PlainSelect } from './plain-select.tsx';
import { Question } from './question.tsx';
import { Step } from './step.tsx';
import { blankPlan, isMarked } from './turn-plan.ts';
import type { FoundPicture } from './use-plan-picture.ts';

export interface PlanSheetProps {
  /** Of the floorplan. */
  title: string;
  found: FoundPicture;
  plan: KeptPlan;
  /** The rooms were looked for: the picture stands in the editor from then on. */
  isDrafted: boolean;
  /** Nothing may move under a reader that is at work. */
  isBusy: boolean;
  onTurn(): void;
  /** Another page has nothing of what was found on this one. */
  onOtherPage(plan: KeptPlan): void;
}

/** The picture of the plan, upright and on its right page. */
export function PlanSheet(props: PlanSheetProps) {
  const { title, found, plan, isDrafted, isBusy, onTurn, onOtherPage } = props;
  const { t, language } = useI18n();
  const [asked, setAsked] = useState<number>();
  /** Said aloud, and another text at every turn so that it is said again. */
  const [turns, setTurns] = useState(0);
  const pages = found.kind === 'shown' ? found.picture.pages : 1;
  const page = Math.min(plan.page ?? 1, pages);

  function goTo(number: number): void {
    const { turns: turn, context } = plan;
    const sheet = { ...(number !== 1 && { page: number }), ...(turn !== undefined && { turns: turn }) };
    onOtherPage({ ...blankPlan(plan.size, sheet), context });
  }

  return (
    <Step number={1} title={t(analyze.planTitle)} testId="step-plan">
      <Picture title={title} found={found} isSmall={isDrafted} />
      {found.kind === 'shown' && (
        <div className={classes.sheetActs}>
          <Button
            variant="default"
            aria-disabled={isBusy}
            leftSection={<TurnMark />}
            data-testid="turn-plan"
            onClick={() => {
              if (isBusy) return;
              onTurn();
              setTurns(turns + 1);
            }}
          >
            {t(analyze.turn)}
          </Button>
          {pages > 1 && (
            <PlainSelect
              label={t(analyze.page)}
              value={String(page)}
              isDisabled={isBusy}
              testId="plan-page"
              options={Array.from({ length: pages }, (_, index) => ({
                value: String(index + 1),
                label: t(analyze.pageOf, {
                  page: formatNumber(index + 1, language),
                  pages: formatNumber(pages, language),
                }),
              }))}
              onChange={(value) => {
                if (isMarked(plan)) setAsked(Number(value));
                else goTo(Number(value));
              }}
            />
          )}
        </div>
      )}
      <output className="visually-hidden">
        {turns > 0 && t(analyze.turned) + '\u00a0'.repeat(turns % 2)}
      </output>
      {asked !== undefined && (
        <Question
          title={t(analyze.otherPageTitle)}
          yes={t(analyze.otherPageDo)}
          no={t(analyze.keepMarked)}
          onYes={() => goTo(asked)}
          onClose={() => setAsked(undefined)}
        >
          {t(analyze.otherPageText, { page: formatNumber(asked, language) })}
        </Question>
      )}
    </Step>
  );
}

function Picture({ title, found, isSmall }: { title: string; found: FoundPicture; isSmall: boolean }) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const isReached = useIsServerReached() && isOnline;
  switch (found.kind) {
    case 'looking':
      return (
        <div className={classes.sheet} data-is-small={isSmall}>
          <output className={classes.quiet}>{t(analyze.pictureLooking)}</output>
        </div>
      );
    case 'none':
      return (
        <Note tone="slate" icon={isReached ? <InfoIcon /> : <OfflineIcon />} isLive testId="picture-missing">
          {t(isReached ? analyze.pictureUnreadable : analyze.pictureMissing)}
        </Note>
      );
    case 'shown': {
      const [width, height] = found.picture.size;
      return (
        <div className={classes.sheet} data-is-small={isSmall}>
          <img
            src={found.picture.address}
            alt={t(analyze.planPicture, { title })}
            width={width}
            height={height}
            data-testid="plan-picture"
          />
        </div>
      );
    }
  }
}

function TurnMark() {
  return (
    <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" fill="none" aria-hidden="true">
      <path
        d="M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.2h-4.2"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
