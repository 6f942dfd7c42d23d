import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { planInChat } from '#i18n/catalogue/plan-in-chat.ts';
import { planNorth } from '#i18n/catalogue/plan-north.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { AttachedPlan } from '#session/read-floorplan.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NorthTap } from '#ui/north-tap.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import classes from './plan-question.module.css';
import { PlanSketch } from './plan-sketch.tsx';

/** What is asked of whoever sends it, in front of the page. */
export type PlanQuestion = Ways &
  (
    | { kind: 'looking'; /** What is done of it, 0 to 1. */ share: number }
    /** What reads plans is not here, and cannot be fetched now. */
    | { kind: 'missing' }
    | {
        kind: 'north';
        found: AttachedPlan;
        /** Undefined where it is not known. */
        answer(degrees: number | undefined): void;
      }
  );

interface Ways {
  sendUnread(): void;
  giveUp(): void;
}

const titles = { looking: planInChat.looking, missing: planInChat.missing, north: planNorth.title };

/** Whether an attached file is a plan, and where north is on it; closing it goes back to the message. */
export function PlanQuestionView({ question }: { question: PlanQuestion }) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const chosen = useRef<() => void>(undefined);
  function leave(act: () => void): void {
    chosen.current = act;
    dialog.current?.close();
  }
  return (
    <Dialog
      ref={dialog}
      title={t(titles[question.kind])}
      onClose={() => (chosen.current ?? question.giveUp)()}
    >
      <div className={classes.question} data-testid={`plan-${question.kind}`}>
        <Body question={question} leave={leave} />
        <div className={classes.ways}>
          <Button
            variant={question.kind === 'north' ? 'subtle' : 'default'}
            onClick={() => leave(question.sendUnread)}
            data-testid="plan-send-unread"
          >
            {t(question.kind === 'north' ? planInChat.noPlan : planInChat.sendUnread)}
          </Button>
          <Button variant="subtle" onClick={() => leave(question.giveUp)} data-testid="plan-give-up">
            {t(planInChat.back)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Body({ question, leave }: { question: PlanQuestion; leave(act: () => void): void }) {
  const { t, language } = useI18n();
  switch (question.kind) {
    case 'looking': {
      const percent = formatNumber(Math.round(question.share * 100), language);
      return (
        <>
          <p className={classes.words}>{t(planInChat.lookingWhy)}</p>
          <ProgressLine words={t(planInChat.progress, { percent })} share={question.share} />
        </>
      );
    }
    case 'missing':
      return <p className={classes.words}>{t(planInChat.missingWhy)}</p>;
    case 'north':
      return (
        <>
          <FoundPlan found={question.found} />
          <NorthTap
            rooms={question.found.plan.rooms.length}
            read={question.found.north}
            onAnswer={(degrees) => leave(() => question.answer(degrees))}
          />
        </>
      );
  }
}

/** The picture lies in this page alone so far. */
function FoundPlan({ found: { plan, attachment } }: { found: AttachedPlan }) {
  const [address, setAddress] = useState<string>();
  const { bytes, type } = attachment;
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- an address is made once, and given back
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return <PlanSketch plan={plan} picture={address} />;
}
