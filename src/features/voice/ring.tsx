import classes from './ring.module.css';
import { longestRecordingMs } from './voice-state.ts';

const seconds = longestRecordingMs / 1000;

/** Runs empty while it is recorded, around the seconds that are left. Decorative: drawn, not written, as its button has a name of its own. */
export function Ring({ secondsLeft }: { secondsLeft: number }) {
  return (
    <span className={classes.ring} aria-hidden="true">
      <svg viewBox="0 0 44 44" fill="none" focusable="false">
        <circle className={classes.track} cx="22" cy="22" r="19.5" />
        <circle
          className={classes.rest}
          cx="22"
          cy="22"
          r="19.5"
          pathLength="1"
          // Where nothing may move, it goes from second to second.
          style={{ animationDuration: `${seconds}s`, strokeDashoffset: 1 - secondsLeft / seconds }}
        />
      </svg>
      <span className={classes.count} data-numeric data-seconds={secondsLeft} data-testid="voice-seconds" />
    </span>
  );
}
