import { Button } from '@mantine/core';
import { useEffect, useState, type Ref } from 'react';
import { analyze } from '#i18n/catalogue/analyze.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { AlertIcon, OfflineIcon } from '#ui/icons.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import classes from './analyze.module.css';
import { Note } from './note.tsx';
import { PlanStage } from './plan-stage/plan-stage.tsx';
import {
  retryPausesMs,
  useAnalysing,
  type AnalysingState as State,
  type AnalysingRequest,
  type PauseReason,
} from './use-analysing.ts';

export interface AnalysingProps extends AnalysingRequest {
  title: string;
  picture: string | undefined;
  /** Whether a model puts the findings into words, which takes its time. */
  isModelWriting: boolean;
  isStarting: boolean;
  /** The heading, which has the focus once the button that began it has gone. */
  headingRef: Ref<HTMLHeadingElement>;
  onChangePlan(): void;
  onStartHere(): void;
}

/** What is happening to a plan that is at the server, and how long it has been. */
export function Analysing(props: AnalysingProps) {
  const { plan, picture, title, isModelWriting, request, headingRef } = props;
  const { t } = useI18n();
  const { state, tryAgain, stopTrying } = useAnalysing(props);
  const seconds = useSecondsSince(request.begunAt);
  const isUnderWay = state.kind === 'asking' || state.kind === 'under-way';
  // Nobody has to sit before an answer that does not come.
  const isLong = isUnderWay && seconds > longAfter[isModelWriting ? 'model' : 'engine'];
  const hasWayOut =
    isLong || state.kind === 'offline' || state.kind === 'retrying' || state.kind === 'paused';
  return (
    <div className={classes.analysing} data-testid="analysing" data-state={state.kind}>
      <h2 ref={headingRef} tabIndex={-1}>
        {t(titleOf(state))}
      </h2>
      {isUnderWay && <Progress seconds={seconds} isModelWriting={isModelWriting} />}
      {isUnderWay && seconds > 60 && <p className={classes.quiet}>{t(analyze.longer)}</p>}
      <Standing state={state} onTryAgain={tryAgain} onStop={stopTrying} />
      {hasWayOut && (
        <div className={classes.way}>
          <div className={classes.acts}>
            <Button aria-disabled={props.isStarting} onClick={props.onStartHere}>
              {t(analyze.here)}
            </Button>
            <Button variant="default" data-testid="change-plan" onClick={props.onChangePlan}>
              {t(analyze.changePlan)}
            </Button>
          </div>
          <p className={classes.quiet}>{t(analyze.changePlanText)}</p>
        </div>
      )}
      <div className={classes.analysingPlan}>
        <PlanStage picture={picture} size={plan.size} plan={plan} label={t(analyze.planPicture, { title })} />
      </div>
    </div>
  );
}

/** Only while something runs it says so. */
function titleOf({ kind }: State): Message {
  if (kind === 'offline') return analyze.waitingTitle;
  return kind === 'paused' || kind === 'retrying' ? analyze.stoppedTitle : analyze.analysingTitle;
}

interface StandingProps {
  state: State;
  onTryAgain(): void;
  onStop(): void;
}

function Standing({ state, onTryAgain, onStop }: StandingProps) {
  const { t } = useI18n();
  switch (state.kind) {
    case 'asking':
    case 'under-way':
      return null;
    case 'elsewhere':
      return <output className={classes.quiet}>{t(analyze.waitedFor)}</output>;
    case 'offline':
      return (
        <Note tone="slate" icon={<OfflineIcon />} isLive testId="analysing-offline">
          {t(analyze.lineCut)}
        </Note>
      );
    case 'retrying':
      return (
        <Note
          tone="haldi"
          icon={<AlertIcon />}
          isLive
          testId="analysing-retrying"
          action={
            <Button size="sm" variant="default" onClick={onStop}>
              {t(analyze.stopTrying)}
            </Button>
          }
        >
          {t(analyze.notTold)} {t(analyze.triesAgain, { number: state.number, count: retryPausesMs.length })}
        </Note>
      );
    case 'paused':
      return (
        <Note
          tone="haldi"
          icon={<AlertIcon />}
          isLive
          action={
            <Button size="sm" variant="default" data-testid="try-again" onClick={onTryAgain}>
              {t(analyze.tryAgain)}
            </Button>
          }
        >
          {t(pauseTexts[state.why])}
        </Note>
      );
    default:
      return assertNever(state);
  }
}

const pauseTexts: Readonly<Record<PauseReason, Message>> = {
  'not-told': analyze.notTold,
  'signed-out': analyze.signInAgain,
  'not-kept': analyze.comesLater,
  'no-result': analyze.unreadResult,
};

/** Seconds: the engine needs a moment, and a model about a minute. */
const expected = { engine: 6, model: 60 };
/** Seconds after which the ways round the server are shown. */
const longAfter = { engine: 15, model: 90 };

function Progress({ seconds, isModelWriting }: { seconds: number; isModelWriting: boolean }) {
  const { t, language } = useI18n();
  const text = stepAt(seconds, isModelWriting);
  const shown = formatNumber(seconds, language, { decimals: 0 });
  const time = t(isModelWriting ? analyze.elapsedOf : analyze.elapsed, { seconds: shown });
  const all = isModelWriting ? expected.model : expected.engine;
  return (
    <div className={classes.running}>
      <ProgressLine words={`${t(text)} ${time}`} share={Math.min(0.95, seconds / all)} />
      <output className="visually-hidden">{t(text)}</output>
    </div>
  );
}

function stepAt(seconds: number, isModelWriting: boolean): Message {
  if (seconds < 2) return analyze.sending;
  return isModelWriting && seconds >= 5 ? analyze.writing : analyze.weighing;
}

/** Whole seconds since a moment, as they pass; none where the clock was put back. */
function useSecondsSince(at: number): number {
  const [seconds, setSeconds] = useState(() => secondsSince(at));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(at)), 1000);
    return () => clearInterval(timer);
  }, [at]);
  return seconds;
}

function secondsSince(at: number): number {
  return Math.max(0, Math.floor((Date.now() - at) / 1000));
}
