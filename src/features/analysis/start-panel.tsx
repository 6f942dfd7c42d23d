import { Button } from '@mantine/core';
import { useRef, type Ref } from 'react';
import type { PlanFault } from '#domain/vaastu/plan.ts';
import { analysisThirds, toCredits } from '#domain/credits/prices.ts';
import { analyze } from '#i18n/catalogue/analyze.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { AlertIcon, CheckCircleIcon, CloudUpIcon, CoinsIcon, InfoIcon, OfflineIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './analyze.module.css';
import { Note } from './note.tsx';
import { Step } from './step.tsx';

export interface StartPanelProps {
  faults: readonly PlanFault[];
  /** Whether anything was read or marked yet. */
  isBegun: boolean;
  hasDoor: boolean;
  isOnline: boolean;
  /** Whether the server has the floorplan already. */
  isOnServer: boolean;
  /** Whether a model puts the server's findings into words. */
  isModelWriting: boolean;
  /** Thirds of a credit; undefined while it is not known. */
  thirds: number | undefined;
  isStarting: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onStart(): void;
  onStartHere(): void;
}

/** What is still missing, what it costs, and the two ways to the analysis. */
export function StartPanel(props: StartPanelProps) {
  const { faults, isBegun, hasDoor, isOnline, isOnServer, isModelWriting, thirds, isStarting } = props;
  const { t, language } = useI18n();
  const missing = useRef<HTMLDivElement>(null);
  const isReady = faults.length === 0;
  const canServer = isOnline && isOnServer;
  const isTooPoor = canServer && thirds !== undefined && thirds < analysisThirds;

  /** What is missing is shown to whoever wants to begin without it. */
  function begin(start: () => void): void {
    if (isStarting) return;
    if (isReady) start();
    else missing.current?.focus();
  }

  return (
    <Step number={5} title={t(analyze.startTitle)} headingRef={props.headingRef} testId="step-start">
      {isReady ? (
        <Note tone="tulsi" icon={<CheckCircleIcon />} testId="plan-ready">
          {t(analyze.ready)} {!hasDoor && t(analyze.noDoor)}
        </Note>
      ) : (
        <div ref={missing} tabIndex={-1} className={classes.missing} data-testid="missing">
          <h3>{t(analyze.missingTitle)}</h3>
          {isBegun ? (
            <ul>
              {faults.map(({ code, text, roomIds }) => (
                <li key={`${code} ${roomIds.join(' ')}`}>{text[language]}</li>
              ))}
            </ul>
          ) : (
            <p>{t(analyze.beginFirst)}</p>
          )}
        </div>
      )}
      {!isOnline && (
        <Note tone="slate" icon={<OfflineIcon />} isLive>
          {t(analyze.startOffline)}
        </Note>
      )}
      {isOnline && !isOnServer && (
        <Note tone="slate" icon={<CloudUpIcon />} isLive testId="still-uploading">
          {t(analyze.startUploading)}
        </Note>
      )}
      {isTooPoor && (
        <Note
          tone="haldi"
          icon={<AlertIcon />}
          testId="too-few-credits"
          action={
            <LinkButton to="/subscriptions" size="sm" variant="default">
              {t(analyze.buyCredits)}
            </LinkButton>
          }
        >
          {t(analyze.tooFew)}
        </Note>
      )}
      {!isTooPoor && (
        <div className={classes.way}>
          <Button
            size="lg"
            // What cannot begin yet does not call to be pressed; who presses it is led to what is missing.
            variant={isReady ? 'filled' : 'default'}
            aria-disabled={isStarting}
            data-testid="start-analysis"
            onClick={() => begin(canServer ? props.onStart : props.onStartHere)}
          >
            {t(analyze.startAnalysis)}
          </Button>
          {canServer ? (
            <Price thirds={thirds} isModelWriting={isModelWriting} />
          ) : (
            <p className={classes.quiet}>{t(analyze.hereText)}</p>
          )}
        </div>
      )}
      {canServer && (
        <div className={classes.way}>
          <Button
            size={isTooPoor ? 'lg' : 'md'}
            variant={isTooPoor ? 'filled' : 'default'}
            aria-disabled={isStarting}
            data-testid="analyse-here"
            onClick={() => begin(props.onStartHere)}
          >
            {t(analyze.here)}
          </Button>
          <p className={classes.quiet}>{t(analyze.hereText)}</p>
        </div>
      )}
      <p className={classes.fine}>
        <InfoIcon size="1rem" />
        <span>{t(analyze.disclaimer)}</span>
      </p>
    </Step>
  );
}

function Price({ thirds, isModelWriting }: Pick<StartPanelProps, 'thirds' | 'isModelWriting'>) {
  const { t, language } = useI18n();
  return (
    <>
      <p className={classes.price} data-testid="price">
        <CoinsIcon size="1.25rem" />
        <span>
          <strong>{t(analyze.price)}.</strong>{' '}
          {thirds === undefined
            ? t(analyze.balanceUnknown)
            : t(analyze.balance, { credits: formatNumber(toCredits(thirds), language) })}
        </span>
      </p>
      <p className={classes.quiet}>{t(isModelWriting ? analyze.expectModel : analyze.expectEngine)}</p>
    </>
  );
}
