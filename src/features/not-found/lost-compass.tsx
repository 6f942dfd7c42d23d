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
        <circle r="27" strokeWidth="3" />
        <circle r="12" strokeWidth="3" />
        <path d="M0-40v7M40 0h-7M0 40v-7M-40 0h7" strokeWidth="3" />
        <g className={classes.needle} fill="currentColor" stroke="none">
          <path d="M0-34 8 0h-16Z" />
          <circle r="7" />
        </g>
      </g>
    </svg>
  );
}
