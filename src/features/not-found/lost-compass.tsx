import classes from './lost-compass.module.css';

/** The mark with its needle off the north, between the digits of a page that is not there. */
export function LostCompass() {
  return (
    <svg className={classes.compass} viewBox="0 0 240 96" fill="none" aria-hidden="true" focusable="false">
      <g className={classes.digit}>
        <path d="M48 84V16L12 64h52" />
        <path d="M212 84V16l-36 48h52" />
      </g>
      <g transform="translate(120 48)" stroke="currentColor">
        <circle r="40" strokeWidth="4" />
        <circle r="28" strokeWidth="3.5" />
        <circle r="16" strokeWidth="3.5" />
        <g className={classes.needle}>
          <path className={classes.halo} d="M0-34 6.5 0 0 34-6.5 0Z" />
          <path d="M0-34 6.5 0h-13Z" fill="currentColor" stroke="none" />
          <path d="M0 34 6.5 0h-13Z" strokeWidth="2.5" strokeLinejoin="round" />
        </g>
      </g>
    </svg>
  );
}
