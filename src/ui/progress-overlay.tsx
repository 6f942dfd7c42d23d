import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { openInFront } from './open-in-front.ts';
import classes from './progress-overlay.module.css';

export interface ProgressOverlayProps {
  /** 0 to 100. */
  percent: number;
  /** What is happening now, in words. */
  label: string;
  /** Where one can wait instead, offered once the wait has become long; Esc takes it too. */
  way?: { label: string; go(): void } | undefined;
}

/** Nobody is kept longer than this without a way out. */
const longMs = 5000;

/** Covers the page while a longer act runs, and says what is happening and how far it is. */
export function ProgressOverlay({ percent, label, way }: ProgressOverlayProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // A modal dialog makes the page behind it inert, for the keyboard and for screen readers too.
    openInFront(dialog.current);
  }, []);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  const shown = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <dialog
      ref={dialog}
      className={classes.overlay}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        if (isLong) way?.go();
      }}
    >
      <ProgressRings percent={shown} />
      <p className={classes.percent} data-numeric aria-hidden="true">
        {shown}%
      </p>
      <output className={classes.label}>{label}</output>
      <progress
        className="visually-hidden"
        max={100}
        value={shown}
        aria-label={t(ui.percentDone, { percent: shown })}
      />
      {way && isLong && (
        <Button variant="default" onClick={way.go} data-testid="overlay-way">
          {way.label}
        </Button>
      )}
    </dialog>
  );
}

/** The mark's three rings: each third of the work fills one, from the middle outwards. */
function ProgressRings({ percent }: { percent: number }) {
  return (
    <svg className={classes.rings} viewBox="0 0 120 120" fill="none" aria-hidden="true" focusable="false">
      {[22, 38, 54].map((radius, index) => {
        const done = Math.min(1, Math.max(0, (percent * 3) / 100 - index));
        return (
          <g key={radius} transform="rotate(-90 60 60)">
            <circle cx="60" cy="60" r={radius} className={classes.track} />
            {done > 0 && (
              <circle
                cx="60"
                cy="60"
                r={radius}
                pathLength={100}
                strokeDasharray={`${done * 100} 100`}
                className={classes.done}
              />
            )}
          </g>
        );
      })}
      <g className={classes.needle}>
        <path d="M60 46 62.8 60h-5.6Z" fill="currentColor" />
        <path d="M60 74 62.8 60h-5.6Z" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      </g>
    </svg>
  );
}
