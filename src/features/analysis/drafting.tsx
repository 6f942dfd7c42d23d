import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { analyze } from '#i18n/catalogue/analyze.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { DraftNote } from '#session/draft-plan.ts';
import type { ModelDraft } from '#session/analyse.ts';
import { AlertIcon, AskIcon, CheckCircleIcon, InfoIcon } from '#ui/icons.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import classes from './analyze.module.css';
import { Note } from './note.tsx';
import { Question } from './question.tsx';
import { Step } from './step.tsx';
import type { Drafting } from './use-drafting.ts';
import type { ModelDecision } from './use-model-decision.ts';

export interface DraftingStepProps {
  drafting: Drafting;
  models: ModelDecision;
  /** How many rooms are marked. */
  rooms: number;
  isDrafted: boolean;
  /** Whether there is a picture to read; taken for granted while it is still being looked for, so that nothing moves when it comes. */
  hasPicture: boolean;
  isPictureShown: boolean;
  onRead(): void;
  onCancel(): void;
  onMarkMyself(): void;
  /** So often by a quarter, clockwise. */
  onTurn(times: number): void;
}

/** The rooms as a machine proposes them, or the way to mark them without one. */
export function DraftingStep(props: DraftingStepProps) {
  const { drafting, models, rooms, isDrafted, hasPicture, isPictureShown, onRead, onMarkMyself } = props;
  const { t, language } = useI18n();
  const [isAsked, setIsAsked] = useState(false);
  const isRunning = drafting.kind === 'running';
  /** Reading has brought nothing: the rooms are marked by hand from here. */
  const isInVain = rooms === 0 && (drafting.kind === 'done' || drafting.kind === 'failed');
  return (
    <Step
      number={2}
      title={t(analyze.roomsTitle)}
      {...(!isDrafted && hasPicture && { text: t(analyze.roomsText) })}
      testId="step-rooms"
    >
      {models.looking === 'undecided' && hasPicture && <ModelQuestion models={models} />}
      {isRunning && <Running {...props} drafting={drafting} />}
      {drafting.kind === 'done' && <Outcome {...props} drafting={drafting} />}
      {drafting.kind === 'failed' && (
        <Note tone="haldi" icon={<AlertIcon />} isLive testId="drafting-failed">
          {t(drafting.isReaderMissing ? analyze.readerMissing : analyze.readingFailed)}
        </Note>
      )}
      {!isRunning && (
        <div className={classes.acts}>
          {hasPicture && (
            <Button
              variant={isDrafted || isInVain ? 'default' : 'filled'}
              data-testid="read-rooms"
              disabled={!isPictureShown}
              onClick={() => (rooms > 0 ? setIsAsked(true) : onRead())}
            >
              {t(isDrafted || isInVain ? analyze.readAgain : analyze.readRooms)}
            </Button>
          )}
          {rooms === 0 && (
            <Button
              variant={isInVain ? 'filled' : 'default'}
              data-testid="mark-myself"
              onClick={onMarkMyself}
            >
              {t(analyze.markMyself)}
            </Button>
          )}
        </div>
      )}
      {isAsked && (
        <Question
          title={t(analyze.replaceTitle)}
          yes={t(analyze.replaceDo)}
          no={t(analyze.keepMarked)}
          onYes={onRead}
          onClose={() => setIsAsked(false)}
        >
          {t(analyze.replaceText, { count: formatNumber(rooms, language) })}
        </Question>
      )}
    </Step>
  );
}

/** After so long somebody wonders whether it still goes on. */
const longMs = 12_000;

function Running({
  drafting,
  onCancel,
}: {
  drafting: Extract<Drafting, { kind: 'running' }>;
  onCancel(): void;
}) {
  const { t, language } = useI18n();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  const { step, percent } = drafting;
  return (
    <div className={classes.running} data-testid="drafting-progress">
      <ProgressLine
        words={`${t(stepTexts[step])} ${formatNumber(percent, language)}%`}
        share={percent / 100}
      />
      {/* Only the step is said aloud: a number at every moment would drown everything else. */}
      <output className="visually-hidden">{t(stepTexts[step])}</output>
      <output className={classes.quiet}>{isLong && t(analyze.takesLong)}</output>
      <div className={classes.acts}>
        <Button variant="default" data-testid="cancel-reading" onClick={onCancel}>
          {t(analyze.cancel)}
        </Button>
      </div>
    </div>
  );
}

const stepTexts: Readonly<Record<Extract<Drafting, { kind: 'running' }>['step'], Message>> = {
  fetching: analyze.fetchingReader,
  preparing: analyze.preparing,
  reading: analyze.reading,
  measuring: analyze.measuring,
  model: analyze.modelLooking,
};

function Outcome({
  drafting: { rooms, notes, model },
  onTurn,
}: {
  drafting: Extract<Drafting, { kind: 'done' }>;
  onTurn(times: number): void;
}) {
  const { t, language } = useI18n();
  const turns = turnsOf(notes);
  const modelText = model && modelTexts[model];
  if (rooms === 0) {
    return (
      <Note tone="haldi" icon={<InfoIcon />} isLive testId="drafted-nothing">
        <strong>{t(analyze.foundNothing)}</strong>{' '}
        {t(notes.includes('photo') ? analyze.foundPhoto : analyze.foundNothingText)}
      </Note>
    );
  }
  return (
    <Note
      tone="tulsi"
      icon={<CheckCircleIcon />}
      isLive
      testId="drafted"
      action={
        turns > 0 && (
          <Button size="sm" variant="default" onClick={() => onTurn(turns)}>
            {t(analyze.turnUpright)}
          </Button>
        )
      }
    >
      <strong>
        {rooms === 1 ? t(analyze.foundOne) : t(analyze.foundMany, { count: formatNumber(rooms, language) })}
      </strong>{' '}
      {[
        notes.includes('few-rooms') ? analyze.foundFew : analyze.foundCheck,
        ...(notes.includes('from-pdf') ? [analyze.fromPdf] : []),
        ...(modelText ? [modelText] : []),
        ...(turns > 0 ? [analyze.lyingText] : []),
      ]
        .map((text) => t(text))
        .join(' ')}
    </Note>
  );
}

const modelTexts: Readonly<Partial<Record<ModelDraft['kind'], Message>>> = {
  drafted: analyze.modelAdded,
  credits: analyze.modelCredits,
  limit: analyze.modelLimit,
  'no-picture': analyze.modelFailed,
  failed: analyze.modelFailed,
};

function turnsOf(notes: readonly DraftNote[]): number {
  if (notes.includes('turned-90')) return 1;
  if (notes.includes('turned-180')) return 2;
  return notes.includes('turned-270') ? 3 : 0;
}

/** No picture goes to a model before its owner has said yes. */
function ModelQuestion({ models: { isSaving, decide } }: { models: ModelDecision }) {
  const { t } = useI18n();
  return (
    <Note
      tone="slate"
      icon={<AskIcon />}
      testId="model-question"
      action={
        <>
          {/* A button that is switched off while it saves would lose the focus. */}
          <Button size="sm" aria-disabled={isSaving} onClick={() => void decide(true)}>
            {t(analyze.modelAgree)}
          </Button>
          <Button size="sm" variant="default" aria-disabled={isSaving} onClick={() => void decide(false)}>
            {t(analyze.modelDecline)}
          </Button>
        </>
      }
    >
      <strong>{t(analyze.modelQuestion)}</strong>
      <br />
      {t(analyze.modelText)}
    </Note>
  );
}
