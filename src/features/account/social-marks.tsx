import type { ReactNode } from 'react';

/** Plain letters and outlines in the colour of the text: they help to find the button, its words name it. */
function mark(drawing: ReactNode) {
  return function Mark() {
    return (
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  };
}

export const GoogleMark = mark(<path d="M19.500 6.500A9 9 0 1 0 21 12h-8.500" strokeLinecap="round" />);
export const FacebookMark = mark(
  <path
    d="M13.500 21v-9M10 12.500h6.500M13.500 13V9.500c0-2 1-3 2.500-3h1.500M12 21a9 9 0 1 1 3 0"
    strokeLinecap="round"
  />,
);
export const PhoneMark = mark(
  <>
    <rect x="7" y="3" width="10" height="18" rx="2.500" />
    <path d="M11 18h2" strokeLinecap="round" />
  </>,
);
export const InstagramMark = mark(
  <>
    <rect x="4" y="4" width="16" height="16" rx="5" />
    <circle cx="12" cy="12" r="3.500" />
    <path d="M16.800 7.200v.1" strokeLinecap="round" />
  </>,
);
