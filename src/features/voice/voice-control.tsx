import { ActionIcon, Loader } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { recording } from '#i18n/catalogue/voice-recording.ts';
import { languageWords, type Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { serverSpeech, transcribe } from '#session/transcribe.ts';
import { CloseIcon, MicrophoneIcon, SyncIcon } from '#ui/icons.tsx';
import { dismissToast, showToast } from '#ui/toast.ts';
import type { VoiceSlotProps } from '#ui/voice-slot.ts';
import { hasBrowserHearing, hearByBrowser } from './browser-hearing.ts';
import { ExplainDialog } from './explain-dialog.tsx';
import { isExplained, noteExplained } from './explained-ways.ts';
import { failureWords } from './failure-words.ts';
import { LevelMeter } from './level-meter.tsx';
import { record } from './record.ts';
import { Ring } from './ring.tsx';
import classes from './voice-control.module.css';
import type { SpeechWay, VoiceState } from './voice-state.ts';
import { createVoice, type Voice } from './voice.ts';

const tickMs = 100;

/** The microphone at work: begins to listen as soon as it is drawn. */
export function VoiceControl(props: VoiceSlotProps) {
  const { t } = useI18n();
  const [slot] = useState(() => holder(props));
  const button = useRef<HTMLButtonElement>(null);
  const [heard, setHeard] = useState<string>();
  const [voice] = useState(() => voiceFor(slot.get, setHeard));
  const state = useStore(voice.state);

  useEffect(() => {
    slot.set(props);
  });

  // Whoever has pressed the button that stood here before is on this one now.
  useEffect(() => {
    button.current?.focus();
    voice.press();
    return () => voice.cancel();
  }, [voice]);

  useEffect(() => {
    const onChange = (): void => {
      if (document.hidden) voice.pageHidden();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [voice]);

  /** A button that goes away with its press must not take the focus with it. */
  function actAside(act: () => void): void {
    button.current?.focus();
    act();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isBusy) voice.cancel();
  }

  const { kind } = state;
  const isResting = kind === 'idle' || kind === 'kept';
  const isRecording = kind === 'recording';
  const isBusy = !isResting;
  const isWaiting = isBusy && !isRecording;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape ends what the buttons in it have begun
    <span
      className={classes.control}
      data-recording={isRecording || undefined}
      data-busy={isWaiting || undefined}
      data-testid="voice-control"
      onKeyDown={onKeyDown}
    >
      {kind === 'kept' && (
        <SideButton label={recording.tryAgain} testId="voice-retry" onPress={() => actAside(voice.retry)}>
          <SyncIcon />
        </SideButton>
      )}
      {(isRecording || kind === 'transcribing') && (
        <SideButton label={recording.cancel} testId="voice-cancel" onPress={() => actAside(voice.cancel)}>
          <CloseIcon />
        </SideButton>
      )}
      {isRecording && <LevelMeter level={voice.level} />}
      <ActionIcon
        ref={button}
        className={`${classes.button} ${isBusy ? classes.round : ''}`}
        aria-label={t(buttonLabel(state, heard !== undefined))}
        title={t(buttonLabel(state, heard !== undefined))}
        disabled={isResting && props.isDisabled}
        // Disabled for good it would lose the focus.
        aria-disabled={isWaiting || undefined}
        data-testid="voice-button"
        onClick={voice.press}
      >
        {isRecording && <Ring secondsLeft={state.secondsLeft} />}
        {isWaiting && <Loader size="1.375rem" color="gold" />}
        {isResting && <MicrophoneIcon />}
      </ActionIcon>
      <output className="visually-hidden">{statusWords(state, heard, t)}</output>
      {kind === 'explaining' && (
        <ExplainDialog way={state.way} onAgree={voice.agree} onDecline={voice.cancel} />
      )}
    </span>
  );
}

/** What is asked for now, for what began earlier. */
function holder<Value>(first: Value): { get(): Value; set(value: Value): void } {
  let held = first;
  return {
    get: () => held,
    set(value) {
      held = value;
    },
  };
}

interface SideButtonProps {
  label: Message;
  testId: string;
  onPress(): void;
  children: ReactNode;
}

function SideButton({ label, testId, onPress, children }: SideButtonProps) {
  const { t } = useI18n();
  return (
    <ActionIcon
      className={classes.button}
      aria-label={t(label)}
      title={t(label)}
      data-testid={testId}
      onClick={onPress}
    >
      {children}
    </ActionIcon>
  );
}

function buttonLabel({ kind }: VoiceState, hasSpoken: boolean): Message {
  switch (kind) {
    case 'idle':
      return hasSpoken ? recording.speakAgain : recording.speak;
    case 'kept':
      return recording.speakAgain;
    case 'preparing':
    case 'explaining':
    case 'opening':
      return recording.preparing;
    case 'recording':
      return recording.stop;
    case 'transcribing':
      return recording.transcribing;
    default:
      return assertNever(kind);
  }
}

function statusWords(
  { kind }: VoiceState,
  heard: string | undefined,
  t: ReturnType<typeof useI18n>['t'],
): string {
  if (kind === 'recording') return t(recording.listening);
  if (kind === 'transcribing') return t(recording.transcribing);
  return kind === 'idle' && heard !== undefined ? t(recording.heard, { text: heard }) : '';
}

/** A voice of this device; `slot` gives what is asked for now. */
function voiceFor(slot: () => VoiceSlotProps, setHeard: (text: string | undefined) => void): Voice {
  /** What was told of the last time goes when the next begins. */
  let told: number | undefined;
  const voice = createVoice({
    findWay,
    isExplained,
    noteExplained,
    open: (way) =>
      way === 'browser' ? hearByBrowser(slot().language) : record(way === 'local' ? 'wav' : 'recorded'),
    transcribe: (bytes) => transcribe({ recording: bytes, language: languageWords[slot().language] }),
    isPageHidden: () => document.hidden,
    now: () => performance.now(),
    repeat(work) {
      const timer = setInterval(work, tickMs);
      return () => clearInterval(timer);
    },
    tell: {
      started() {
        setHeard(undefined);
        if (told !== undefined) dismissToast(told);
        slot().onStart?.();
      },
      heard(text) {
        setHeard(text);
        slot().onText(text);
        told = showToast({ tone: 'success', title: { message: recording.success } });
      },
      failed(failure, isKept) {
        const { title, description } = failureWords(failure, isKept);
        told = showToast({
          tone: failure === 'none' ? 'info' : 'error',
          title: { message: title },
          description: { message: description },
          ...(isKept && { action: { label: { message: recording.tryAgain }, run: voice.retry } }),
        });
      },
    },
  });
  return voice;
}

/** The server, where it can; else this browser. A device that cannot ask the host now records, and asks when it can. */
async function findWay(): Promise<SpeechWay | undefined> {
  const way = await serverSpeech();
  switch (way) {
    case 'endpoint':
    case 'local':
      return way;
    case 'unknown':
      return 'endpoint';
    case 'none':
      return hasBrowserHearing() ? 'browser' : undefined;
    default:
      return assertNever(way);
  }
}
