import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Aarti } from '#db/queries/content-aartis.ts';
import { audioTexts as texts } from '#i18n/catalogue/reader.ts';
import type { Message } from '#i18n/messages.ts';
import { formatNumber } from '#i18n/format.ts';
import { saySize } from '#i18n/say-size.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { absoluteAddress, audioSize, type KeepAudioOutcome } from '#lib/kept-audio.ts';
import {
  keepForOffline,
  keptAudioStore,
  refreshKeptAudio,
  removeKept,
  stopKeeping,
} from '#session/audio-kept.ts';
import { hearingStore, pause, play, type Recording } from '#session/audio-player.ts';
import { AlertIcon, CheckCircleIcon } from '#ui/icons.tsx';
import classes from './aarti-audio.module.css';
import { PauseIcon, PlayIcon } from './reader-icons.tsx';

/**
 * The way to hear an aarti, and to keep its recording on the device: nothing is fetched before somebody asks for it.
 * Nothing where there is no recording.
 */
export function AartiAudio({ aarti: { id, audioUrl, audioSize: size, title, deity } }: { aarti: Aarti }) {
  const address = audioUrl === undefined ? undefined : absoluteAddress(audioUrl);
  if (address === undefined) return null;
  const recording = { id, title, by: deity, address };
  return (
    <div className={classes.audio}>
      <PlayButton recording={recording} />
      <Keeping recording={recording} size={size} />
    </div>
  );
}

function PlayButton({ recording }: { recording: Recording }) {
  const { t, language } = useI18n();
  const hearing = useStore(hearingStore);
  const state = hearing.recording?.id === recording.id ? hearing.state : undefined;
  const isPlaying = state === 'playing' || state === 'loading';
  return (
    <>
      <button
        type="button"
        className={classes.button}
        onClick={() => (isPlaying ? pause() : void play(recording, language))}
        data-testid="play-audio"
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
        {t(playText(state))}
      </button>
      {(state === 'failed' || state === 'offline') && (
        <p className={classes.fault} role="alert" data-testid="audio-fault">
          <AlertIcon size="1.125rem" />
          {t(state === 'failed' ? texts.audioFailed : texts.audioOffline)}
        </p>
      )}
    </>
  );
}

function playText(state: 'loading' | 'playing' | 'paused' | 'offline' | 'failed' | undefined): Message {
  switch (state) {
    case 'loading':
      return texts.loading;
    case 'playing':
      return texts.pause;
    case 'paused':
      return texts.resume;
    case 'offline':
    case 'failed':
    case undefined:
      return texts.playAudio;
  }
}

/** What is asked before it is fetched: its size, where nobody has said it yet. */
type Asked = 'no' | 'size' | { bytes: number | undefined };

function Keeping({
  recording: { address, title },
  size,
}: {
  recording: Recording;
  size: number | undefined;
}) {
  const { t, language } = useI18n();
  const kept = useStore(keptAudioStore, ({ list }) => list?.find((each) => each.address === address));
  const isKnown = useStore(keptAudioStore, ({ list }) => list !== undefined);
  const underWay = useStore(keptAudioStore, (state) => state.underWay[address]);
  const [asked, setAsked] = useState<Asked>('no');
  const [fault, setFault] = useState<Message>();
  useEffect(() => {
    if (!isKnown) void refreshKeptAudio();
  }, [isKnown]);

  async function keep(): Promise<void> {
    setAsked('no');
    setFault(undefined);
    setFault(faultTexts[await keepForOffline({ address, title })]);
  }

  async function ask(): Promise<void> {
    if (size !== undefined) return keep();
    setFault(undefined);
    setAsked('size');
    setAsked({ bytes: await audioSize(address) });
    return undefined;
  }

  if (!isKnown) return null;
  if (kept)
    return (
      <span className={classes.kept} data-testid="audio-kept">
        <CheckCircleIcon size="1.125rem" />
        {t(texts.kept, { size: saySize(kept.size, language) })}
        <button
          type="button"
          className={classes.quiet}
          onClick={() => void removeKept(address)}
          data-testid="remove-audio"
        >
          {t(texts.remove)}
        </button>
      </span>
    );
  if (underWay)
    return (
      <span className={classes.kept}>
        <output>
          {underWay.of === undefined
            ? t(texts.keepingUnknown, { size: saySize(underWay.got, language) })
            : t(texts.keeping, {
                percent: formatNumber(Math.floor((underWay.got / underWay.of) * 100), language),
              })}
        </output>
        <button type="button" className={classes.quiet} onClick={() => stopKeeping(address)}>
          {t(texts.cancel)}
        </button>
      </span>
    );
  return (
    <>
      {typeof asked === 'object' ? (
        <span className={classes.kept}>
          <button
            type="button"
            className={classes.button}
            onClick={() => void keep()}
            data-testid="confirm-keep-audio"
          >
            {asked.bytes === undefined
              ? t(texts.confirmUnknown)
              : t(texts.confirmSize, { size: saySize(asked.bytes, language) })}
          </button>
          <button type="button" className={classes.quiet} onClick={() => setAsked('no')}>
            {t(texts.cancel)}
          </button>
        </span>
      ) : (
        <button
          type="button"
          className={classes.quiet}
          aria-disabled={asked === 'size'}
          onClick={() => void ask()}
          data-testid="keep-audio"
        >
          {asked === 'size'
            ? t(texts.asking)
            : size === undefined
              ? t(texts.keep)
              : t(texts.keepSize, { size: saySize(size, language) })}
        </button>
      )}
      {fault && (
        <p className={classes.fault} role="alert" data-testid="keep-fault">
          <AlertIcon size="1.125rem" />
          {t(fault)}
        </p>
      )}
    </>
  );
}

const faultTexts: Readonly<Record<KeepAudioOutcome, Message | undefined>> = {
  kept: undefined,
  stopped: undefined,
  offline: texts.keepOffline,
  refused: texts.keepRefused,
  failed: texts.keepFailed,
  full: texts.keepFull,
  'not-here': texts.keepNotHere,
};
