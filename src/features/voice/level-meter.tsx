import { useEffect, useRef } from 'react';
import classes from './level-meter.module.css';

/** How often it is drawn where nothing may move. */
const calmMs = 500;

/** Shows how loud it is. `level` gives 0 to 1; undefined draws nothing. Decorative. */
export function LevelMeter({ level }: { level(): number | undefined }) {
  const meter = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const draw = (): void => {
      const now = level();
      if (now !== undefined) meter.current?.style.setProperty('--level', now.toFixed(2));
      if (isCalm) timer = setTimeout(draw, calmMs);
      else frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [level]);

  return (
    <span ref={meter} className={classes.meter} aria-hidden="true" data-testid="voice-level">
      <span />
      <span />
      <span />
      <span />
    </span>
  );
}
