import { useId } from 'react';
import classes from './progress-line.module.css';

/** How far something has come, as a line under its words. `share`: 0 to 1. */
export function ProgressLine({ words, share }: { words: string; share: number }) {
  const labelId = useId();
  return (
    <>
      <span id={labelId} data-numeric>
        {words}
      </span>
      <progress className={classes.bar} aria-labelledby={labelId} max={1} value={share} />
    </>
  );
}
