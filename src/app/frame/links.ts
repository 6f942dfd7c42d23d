import { frame } from '#i18n/catalogue/frame.ts';
import type { Message } from '#i18n/messages.ts';
import type { IconProps } from '#ui/icons.tsx';
import { AskIcon, CalendarIcon, LampIcon, PersonIcon, PlanIcon } from '#ui/icons.tsx';
import type { Session } from '#session/session-store.ts';

interface FrameLink {
  to:
    | '/'
    | '/chat'
    | '/blog'
    | '/hindu-festivals'
    | '/hindu-aartis'
    | '/puja'
    | '/japa'
    | '/kundli'
    | '/milan'
    | '/muhurat'
    | '/my-day'
    | '/names'
    | '/dashboard'
    | '/events'
    | '/profile'
    | '/settings';
  label: Message;
}

const always: readonly FrameLink[] = [
  { to: '/', label: frame.home },
  { to: '/chat', label: frame.chat },
  { to: '/blog', label: frame.blog },
  { to: '/hindu-festivals', label: frame.festivals },
  { to: '/hindu-aartis', label: frame.aartis },
  { to: '/kundli', label: frame.kundli },
];

const dashboard: FrameLink = { to: '/dashboard', label: frame.dashboard };

/** The links of the header; the dashboard is offered to whoever is signed in. */
export function headerLinks(status: Session['status']): readonly FrameLink[] {
  return status === 'signed-in' ? [...always, dashboard] : always;
}

/** What belongs to charts; in the header of a wide window the page of charts leads there. */
const jyotish: readonly FrameLink[] = [
  { to: '/milan', label: frame.milan },
  { to: '/muhurat', label: frame.muhurat },
  { to: '/my-day', label: frame.myDay },
  { to: '/names', label: frame.names },
];

/** What is done rather than read; in the header of a wide window the page of aartis leads there. */
const devotion: readonly FrameLink[] = [
  { to: '/puja', label: frame.puja },
  { to: '/japa', label: frame.japa },
];

/** The menu has room for more than the header. */
export function menuLinks(status: Session['status']): readonly FrameLink[] {
  return [
    ...always,
    ...devotion,
    ...jyotish,
    ...(status === 'signed-in' ? [dashboard, { to: '/events', label: frame.dates } as const] : []),
    { to: '/profile', label: frame.profile },
    { to: '/settings', label: frame.settings },
  ];
}

/** The bar at the thumb, on phones. */
export const bottomLinks = [
  { to: '/chat', label: frame.ask, Icon: AskIcon },
  { to: '/hindu-festivals', label: frame.calendar, Icon: CalendarIcon },
  { to: '/dashboard', label: frame.plans, Icon: PlanIcon },
  { to: '/hindu-aartis', label: frame.devotion, Icon: LampIcon },
  { to: '/profile', label: frame.me, Icon: PersonIcon },
] as const satisfies readonly { to: string; label: Message; Icon: (props: IconProps) => unknown }[];

export const footerLinks = [
  { to: '/privacy-policy', label: frame.privacyPolicy },
  { to: '/terms-and-conditions', label: frame.terms },
  { to: '/cancellation-policy', label: frame.cancellationPolicy },
  { to: '/blog', label: frame.blog },
  { to: '/contact', label: frame.contact },
  { to: '/settings', label: frame.settings },
] as const;
