import type { ReactNode } from 'react';

export interface IconProps {
  /** A CSS length; by default as tall as a line of text needs. */
  size?: string | number;
  className?: string | undefined;
}

/** Icons of one hand: 24 units square, one stroke, round ends. All are decorative; the control that holds one has the words. */
export function IconFrame({ size = '1.375rem', className, children }: IconProps & { children: ReactNode }) {
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
      {children}
    </svg>
  );
}

function icon(drawing: ReactNode, displayName: string) {
  const Icon = (props: IconProps) => <IconFrame {...props}>{drawing}</IconFrame>;
  Icon.displayName = displayName;
  return Icon;
}

export const AskIcon = icon(<path d="M4 5.5h16v11H11l-4.5 3.5v-3.5H4zM8.5 9.5h7M8.5 12.5h4.5" />, 'AskIcon');
export const ClockIcon = icon(<path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2" />, 'ClockIcon');
export const CalendarIcon = icon(
  <path d="M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7M14.5 15.5a2.2 2.2 0 1 1-2.6-2.1 1.7 1.7 0 0 0 2.6 2.1z" />,
  'CalendarIcon',
);
export const PlanIcon = icon(<path d="M4 4h16v16H4zM4 13h6M10 9V4M10 20v-4M14 13h6M14 13v-2" />, 'PlanIcon');
export const LampIcon = icon(
  <path d="M3.5 14h17c-.6 3.6-4 6-8.5 6s-7.9-2.4-8.5-6zM12 10.5c-1.7-1.3-2-3.3 0-6.5 2 3.2 1.7 5.2 0 6.5z" />,
  'LampIcon',
);
export const PersonIcon = icon(
  <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5" />,
  'PersonIcon',
);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />, 'MenuIcon');
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />, 'CloseIcon');
export const BackIcon = icon(<path d="M19 12H5M11 6l-6 6 6 6" />, 'BackIcon');
export const ChevronDownIcon = icon(<path d="m6 9 6 6 6-6" />, 'ChevronDownIcon');
export const SunIcon = icon(
  <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />,
  'SunIcon',
);
export const MoonIcon = icon(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />, 'MoonIcon');
export const HalfLitIcon = icon(
  <>
    <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z" />
    <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
  </>,
  'HalfLitIcon',
);
export const UploadIcon = icon(<path d="M12 15.5V4M7.5 8.5 12 4l4.5 4.5M4 15v5h16v-5" />, 'UploadIcon');
export const MicrophoneIcon = icon(
  <path d="M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />,
  'MicrophoneIcon',
);
export const SendIcon = icon(<path d="M4.5 12 20 4.5 15.5 20l-3.5-6.5zM12 13.5 20 4.5" />, 'SendIcon');
export const CheckCircleIcon = icon(
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.3l2.8 2.8L16 9.5" />,
  'CheckCircleIcon',
);
export const AlertIcon = icon(<path d="M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1" />, 'AlertIcon');
export const InfoIcon = icon(
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.7v.1" />,
  'InfoIcon',
);
export const OfflineIcon = icon(
  <path d="M3.5 3.5l17 17M8.5 16a5 5 0 0 1 5.2-1.2M5.5 12.8a9.5 9.5 0 0 1 3.7-2.3M12.5 9.6a9.5 9.5 0 0 1 6 3.2M2.5 9.5a14 14 0 0 1 3.8-2.5M10 5.6a14 14 0 0 1 11.5 3.9M12 19.5v.1" />,
  'OfflineIcon',
);
export const CopyIcon = icon(<path d="M9 9h11v11H9zM15 9V4H4v11h5" />, 'CopyIcon');
export const ShareIcon = icon(<path d="M12 14.5V3.5M8 7l4-3.5L16 7M7.5 11H5v9.5h14V11h-2.5" />, 'ShareIcon');
export const AttachIcon = icon(
  <path d="m19.5 11.5-7.4 7.4a4.6 4.6 0 0 1-6.5-6.5l8-8a3.1 3.1 0 0 1 4.4 4.4l-7.9 7.9a1.5 1.5 0 0 1-2.2-2.2l7.3-7.2" />,
  'AttachIcon',
);
export const FileIcon = icon(<path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6" />, 'FileIcon');
export const MinusIcon = icon(<path d="M5 12h14" />, 'MinusIcon');
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />, 'PlusIcon');
export const CoinsIcon = icon(
  <path d="M9 14.5c3 0 5.5-1.3 5.5-3s-2.5-3-5.5-3-5.5 1.3-5.5 3 2.5 3 5.5 3zM3.5 11.5v5c0 1.7 2.5 3 5.5 3s5.5-1.3 5.5-3v-5M14.5 15c3.4 0 6-1.3 6-3V7c0-1.7-2.5-3-5.5-3s-5.2 1.2-5.5 2.8M20.5 9.5c0 1.5-2.5 2.8-6 2.5" />,
  'CoinsIcon',
);
export const MailIcon = icon(<path d="M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5" />, 'MailIcon');
export const BookIcon = icon(
  <path d="M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5c-3.5-.5-6.5 0-8.5 1.5zM12 6.5v13" />,
  'BookIcon',
);
export const CloudUpIcon = icon(
  <path d="M7 18.5h-.5a4 4 0 0 1-.4-8 6 6 0 0 1 11.6-.9 4.5 4.5 0 0 1-.2 8.9H17M12 20v-7M9 15.7l3-3 3 3" />,
  'CloudUpIcon',
);
export const SyncIcon = icon(
  <path d="M19.5 10.5A7.8 7.8 0 0 0 5 8.5M4.5 4.5v4.5H9M4.5 13.5a7.8 7.8 0 0 0 14.5 2M19.5 19.5V15H15" />,
  'SyncIcon',
);
export const ChevronRightIcon = icon(<path d="m9 6 6 6-6 6" />, 'ChevronRightIcon');
export const PinIcon = icon(
  <path d="M12 21c4.7-4.6 7-8.2 7-11a7 7 0 1 0-14 0c0 2.8 2.3 6.4 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />,
  'PinIcon',
);
export const CameraIcon = icon(
  <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z" />,
  'CameraIcon',
);
export const MoreIcon = icon(<path d="M12 5.5v.1M12 12v.1M12 18.5v.1" strokeWidth="2.75" />, 'MoreIcon');
export const SearchIcon = icon(
  <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5" />,
  'SearchIcon',
);
export const PencilIcon = icon(
  <path d="M4.5 19.5l.9-4L16 4.9l3.1 3.1L8.5 18.6zM13.8 7.1l3.1 3.1" />,
  'PencilIcon',
);
export const BinIcon = icon(
  <path d="M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l.8 13.5h9.4l.8-13.5M10.2 10.5v5.5M13.8 10.5v5.5" />,
  'BinIcon',
);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />, 'CheckIcon');
