import classes from './moon-phase.module.css';

export interface MoonPhaseProps {
  /** Degrees of the Moon ahead of the Sun, 0 to 360: 0 is new, 180 is full. */
  elongation: number;
  /** South of the equator the waxing moon is lit from the left. */
  isSouthern?: boolean;
}

/** The Moon as it is lit; decorative, the words stand beside it. */
export function MoonPhase({ elongation, isSouthern = false }: MoonPhaseProps) {
  return (
    <svg className={classes.moon} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <circle className={classes.disc} r={radius} />
      <path
        className={classes.lit}
        d={litPath(elongation)}
        {...(elongation > 180 !== isSouthern && { transform: 'scale(-1 1)' })}
      />
    </svg>
  );
}

const radius = 10.5;

/** The lit part of a waxing moon; that of a waning one is its mirror. The edge of the light is half an ellipse. */
export function litPath(elongation: number): string {
  const cosine = Math.cos((elongation * Math.PI) / 180);
  const width = (Math.abs(cosine) * radius).toFixed(2);
  const isGibbous = cosine < 0;
  return `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}A${width} ${radius} 0 0 ${isGibbous ? 1 : 0} 0 ${-radius}Z`;
}
