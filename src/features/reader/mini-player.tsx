import { useStore } from 'zustand';
import { audioTexts as texts } from '#i18n/catalogue/reader.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { hearingStore, pause, play, seek, stop } from '#session/audio-player.ts';
import { CloseIcon } from '#ui/icons.tsx';
import classes from './aarti-audio.module.css';
import { PauseIcon, PlayIcon } from './reader-icons.tsx';

/** What is heard, at the foot of every page as long as something is open. */
export function MiniPlayer() {
  const { t, language } = useI18n();
  const { recording, state, position, duration } = useStore(hearingStore);
  if (!recording) return null;
  const isPlaying = state === 'playing' || state === 'loading';
  return (
    <section
      className={classes.player}
      aria-label={t(texts.player)}
      data-frame-part
      data-testid="mini-player"
    >
      <button
        type="button"
        className={classes.icon}
        aria-label={t(isPlaying ? texts.pause : texts.resume)}
        onClick={() => (isPlaying ? pause() : void play(recording, language))}
        data-testid="mini-play"
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </button>
      <div className={classes.track}>
        <p className={classes.name}>{recording.title[language]}</p>
        {state === 'failed' || state === 'offline' ? (
          <p className={classes.playerFault} role="alert">
            {t(state === 'failed' ? texts.audioFailed : texts.audioOffline)}
          </p>
        ) : (
          <input
            type="range"
            min={0}
            max={Math.max(1, Math.floor(duration ?? 1))}
            value={Math.floor(position)}
            disabled={duration === undefined}
            aria-label={t(texts.position)}
            aria-valuetext={clock(position)}
            onChange={(event) => seek(Number(event.currentTarget.value))}
          />
        )}
      </div>
      <span className={classes.time} data-numeric>
        {clock(position)}
        {duration !== undefined && ` / ${clock(duration)}`}
      </span>
      <button
        type="button"
        className={classes.icon}
        aria-label={t(texts.stop)}
        onClick={stop}
        data-testid="mini-stop"
      >
        <CloseIcon />
      </button>
    </section>
  );
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
