import type { ReactNode } from 'react';
import classes from './tone-badge.module.css';
import { toneShapes, type ShapeTone } from './tone-shapes.ts';

export interface ToneBadgeProps {
  tone: ShapeTone;
  /** The word that says it. */
  children: ReactNode;
  size?: 'small' | 'large';
}

/** A word on the ground of its tone, with the shape of the tone before it. */
export function ToneBadge({ tone, children, size = 'small' }: ToneBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone} data-size={size}>
      <ToneMark tone={tone} />
      <span>{children}</span>
    </span>
  );
}

/** The shape of a tone alone, where its word stands beside it. */
export function ToneMark({ tone }: { tone: ShapeTone }) {
  return (
    <svg
      className={classes.mark}
      data-tone={tone}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
      data-testid={`tone-${tone}`}
    >
      <Drawing tone={tone} />
    </svg>
  );
}

/** A full shape with its sign on it; what has no tone is an outline that is not closed. */
function Drawing({ tone }: { tone: ShapeTone }) {
  const { shape, sign } = toneShapes[tone];
  if (tone === 'grey')
    return (
      <path d={shape} fill="none" stroke="var(--tone-fill)" strokeWidth="1.75" strokeDasharray="2.6 2.2" />
    );
  return (
    <>
      <path d={shape} fill="var(--tone-fill)" />
      <path
        d={sign}
        fill="none"
        stroke="var(--tone-on-fill)"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
