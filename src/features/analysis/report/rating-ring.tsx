import type { ReactNode } from 'react';
import { highestRating, type Rating } from '#domain/vaastu/rating.ts';
import classes from './rating-ring.module.css';

/** The mark's circles, the outer one drawn as far as the rating goes. */
export function RatingRing({
  rating,
  children,
}: {
  rating: Pick<Rating, 'tone' | 'score'>;
  children: ReactNode;
}) {
  const share = (rating.score ?? 0) / highestRating;
  return (
    <div className={classes.ring} data-tone={rating.tone}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={classes.drawing}>
        <circle
          cx="50"
          cy="50"
          r="45"
          className={classes.track}
          data-none={rating.score === null || undefined}
        />
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r="45"
            className={classes.arc}
            pathLength="1"
            strokeDasharray={`${share} 1`}
            transform="rotate(-90 50 50)"
          />
        )}
        <circle cx="50" cy="50" r="36" className={classes.inner} />
      </svg>
      <div className={classes.words}>{children}</div>
    </div>
  );
}
