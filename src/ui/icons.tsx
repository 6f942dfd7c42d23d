import type { ReactNode } from 'react';

export interface IconProps {
  /** A CSS length; by default as tall as a line of text needs. */
  size?: string | number;
  className?: string | undefined;
}

/** Icons of one hand: 24 units square, one stroke, round ends. All are decorative; the control that holds one has the words. */
function icon(drawing: ReactNode, displayName: string) {
  function Icon({ size = '1.375rem', className }: IconProps) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        style={{ flex: 'none' }}
      >
        {drawing}
      </svg>
    );
  }
  Icon.displayName = displayName;
  return Icon;
}

export const AskIcon = icon(<path d="M4 5.5h16v11H11l-4.5 3.5v-3.5H4zM8.5 9.5h7M8.5 12.5h4.5" />, 'AskIcon');
export const CalendarIcon = icon(
  <path d="M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7M14.5 15.5a2.2 2.2 0 1 1-2.6-2.1 1.7 1.7 0 0 0 2.6 2.1z" />,
  'CalendarIcon',
);
export const PlanIcon = icon(<path d="M4 4h16v16H4zM4 13h6M10 9V4M10 20v-4M14 13h6M14 13v-2" />, 'PlanIcon');
export const LampIcon = icon(
  <path d="M3.5 14h17c-.6 3.6-4 6-8.5 6s-7.900-2.400-8.500-6zM12 10.500c-1.700-1.300-2-3.300 0-6.500 2 3.200 1.700 5.200 0 6.500z" />,
  'LampIcon',
);
export const PersonIcon = icon(
  <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20.500c.8-3.600 3.800-5.500 7.500-5.500s6.700 1.900 7.500 5.500" />,
  'PersonIcon',
);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />, 'MenuIcon');
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />, 'CloseIcon');
export const BackIcon = icon(<path d="M19 12H5M11 6l-6 6 6 6" />, 'BackIcon');
export const ArrowRightIcon = icon(<path d="M5 12h14M13 6l6 6-6 6" />, 'ArrowRightIcon');
export const ChevronDownIcon = icon(<path d="m6 9 6 6 6-6" />, 'ChevronDownIcon');
export const SunIcon = icon(
  <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400" />,
  'SunIcon',
);
export const MoonIcon = icon(
  <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z" />,
  'MoonIcon',
);
export const HalfLitIcon = icon(
  <>
    <path d="M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17z" />
    <path d="M12 3.500a8.500 8.500 0 0 1 0 17z" fill="currentColor" />
  </>,
  'HalfLitIcon',
);
export const UploadIcon = icon(
  <path d="M12 15.500V4M7.500 8.500 12 4l4.500 4.500M4 15v5h16v-5" />,
  'UploadIcon',
);
export const MicrophoneIcon = icon(
  <path d="M12 14.500a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3zM5.500 11.500a6.500 6.500 0 0 0 13 0M12 18v3" />,
  'MicrophoneIcon',
);
export const SendIcon = icon(
  <path d="M4.500 12 20 4.500 15.500 20l-3.500-6.500zM12 13.500 20 4.500" />,
  'SendIcon',
);
export const AttachIcon = icon(
  <path d="m19.500 11.500-7.700 7.700a4.600 4.600 0 0 1-6.500-6.500l8.200-8.200a3.100 3.100 0 0 1 4.400 4.400l-8.200 8.200a1.500 1.500 0 0 1-2.200-2.200l7.300-7.300" />,
  'AttachIcon',
);
export const CheckIcon = icon(<path d="m5 12.500 4.500 4.500L19 7" />, 'CheckIcon');
export const CheckCircleIcon = icon(
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.300l2.800 2.800L16 9.500" />,
  'CheckCircleIcon',
);
export const AlertIcon = icon(<path d="M12 4 2.800 20h18.400zM12 10v4.500M12 17.200v.1" />, 'AlertIcon');
export const InfoIcon = icon(
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.500M12 7.700v.1" />,
  'InfoIcon',
);
export const OfflineIcon = icon(
  <path d="M3.500 3.500l17 17M8.500 16a5 5 0 0 1 5.200-1.200M5.500 12.800a9.500 9.500 0 0 1 3.700-2.300M12.500 9.600a9.500 9.500 0 0 1 6 3.200M2.500 9.500a14 14 0 0 1 3.800-2.500M10 5.600a14 14 0 0 1 11.500 3.900M12 19.500v.1" />,
  'OfflineIcon',
);
export const RefreshIcon = icon(
  <path d="M19.500 12a7.500 7.500 0 1 1-2.200-5.300L19.500 9M19.500 4v5h-5" />,
  'RefreshIcon',
);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />, 'PlusIcon');
export const SearchIcon = icon(
  <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.500 4.500" />,
  'SearchIcon',
);
export const CoinsIcon = icon(
  <path d="M9 14.500c3 0 5.500-1.300 5.500-3s-2.500-3-5.500-3-5.500 1.300-5.500 3 2.500 3 5.500 3zM3.500 11.500v5c0 1.700 2.500 3 5.500 3s5.500-1.300 5.500-3v-5M14.500 15c3.400 0 6-1.300 6-3V7c0-1.700-2.500-3-5.500-3s-5.200 1.200-5.500 2.800M20.500 9.500c0 1.500-2.500 2.800-6 2.500" />,
  'CoinsIcon',
);
export const MailIcon = icon(<path d="M3.500 5.500h17v13h-17zM4 6.500l8 6.500 8-6.500" />, 'MailIcon');
export const BookIcon = icon(
  <path d="M12 6.500C10 5 7 4.500 3.500 5v13c3.500-.5 6.500 0 8.500 1.500 2-1.500 5-2 8.500-1.500V5c-3.500-.500-6.500 0-8.500 1.500zM12 6.500v13" />,
  'BookIcon',
);
export const HomeIcon = icon(<path d="M4 11 12 4l8 7v9h-5.500v-5.500h-5V20H4z" />, 'HomeIcon');
export const GlobeIcon = icon(
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.500 2.500 3.800 5.500 3.800 9s-1.300 6.500-3.800 9c-2.500-2.500-3.800-5.500-3.800-9S9.500 5.500 12 3z" />,
  'GlobeIcon',
);
export const TrashIcon = icon(
  <path d="M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10 11v5M14 11v5" />,
  'TrashIcon',
);
export const StopIcon = icon(<path d="M7 7h10v10H7z" fill="currentColor" />, 'StopIcon');
export const LoginIcon = icon(<path d="M13 4h6.500v16H13M4 12h10M10.500 8l4 4-4 4" />, 'LoginIcon');
export const LogoutIcon = icon(<path d="M11 4H4.500v16H11M9.500 12H20M16 8l4 4-4 4" />, 'LogoutIcon');
