import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { roleOf } from '#session/admin-rows.ts';
import { useRemote } from '#session/use-remote.ts';
import { useSession } from '#session/use-session.ts';
import { Screen } from '#ui/screen.tsx';
import './admin-css.ts';
import classes from './admin.module.css';
import { WhenAnswered } from './answered.tsx';
import type { SectionProps } from './section.ts';
import { useWaiting } from './use-waiting.ts';

export interface AdminScreenProps {
  /** What stands behind /admin/ in the address; empty for the first page. */
  path: string;
  /** What everybody else sees there. */
  notFound: ReactNode;
}

/** The administration, for admins alone: to everybody else its addresses lead nowhere. */
export function AdminScreen({ path, notFound }: AdminScreenProps) {
  const session = useSession();
  const [name = '', id, ...rest] = path.split('/').filter((part) => part !== '');
  const section = sections.find((each) => each.name === name);
  if (session.status === 'guest' || !section || rest.length > 0) return notFound;
  return (
    <Gate
      userId={session.status === 'signed-in' ? session.user.id : undefined}
      section={section}
      id={id}
      notFound={notFound}
    />
  );
}

interface GateProps {
  /** Undefined until it is known who is there. */
  userId: string | undefined;
  section: Section;
  id: string | undefined;
  notFound: ReactNode;
}

function Gate({ userId, section, id, notFound }: GateProps) {
  const { t } = useI18n();
  const ask = useCallback(
    async () => (userId === undefined ? new Promise<never>(() => {}) : roleOf(userId)),
    [userId],
  );
  const role = useRemote(ask);
  const isKnown = role.found?.ok;
  if (role.found?.ok && role.found.value !== 'admin') return notFound;
  return (
    <Screen
      title={t(isKnown ? adminWords.title : adminWords.opening)}
      documentTitle={`${t(section.title)} · ${t(adminWords.title)} · ${t(ui.productName)}`}
      isTitleHidden={!isKnown}
    >
      <WhenAnswered asked={role}>
        {() => userId !== undefined && <Administration userId={userId} section={section} id={id} />}
      </WhenAnswered>
    </Screen>
  );
}

function Administration({
  userId,
  section,
  id,
}: {
  userId: string;
  section: Section;
  id: string | undefined;
}) {
  const { t } = useI18n();
  const waiting = useWaiting(userId, section.name);
  const nav = useRef<HTMLElement>(null);
  // On a phone the sections lie in a line that is longer than the window, and longer yet once it is known what waits.
  useEffect(() => {
    const at = sections.findIndex(({ name }) => name === section.name);
    const current = nav.current?.querySelectorAll<HTMLElement>('li')[at];
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 16;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- counts make the line longer
  }, [section.name, waiting.reviews, waiting.queries]);
  const { Body } = section;
  return (
    <div className={classes.page}>
      <nav ref={nav} className={classes.sections} aria-label={t(adminWords.sections)}>
        <ul>
          {sections.map(({ name, title }) => (
            <li key={name}>
              <SectionLink name={name} isCurrent={name === section.name}>
                {t(title)}
                <Count of={name === 'review' ? waiting.reviews : name === 'inbox' ? waiting.queries : 0} />
              </SectionLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.content}>
        <Suspense fallback={<output className={classes.quiet}>{t(adminWords.loading)}</output>}>
          <Body key={`${userId} ${section.name} ${id ?? ''}`} userId={userId} id={id} />
        </Suspense>
      </div>
    </div>
  );
}

function SectionLink({
  name,
  isCurrent,
  children,
}: {
  name: string;
  isCurrent: boolean;
  children: ReactNode;
}) {
  const current = isCurrent ? { 'aria-current': 'page' as const } : {};
  return name === '' ? (
    <Link to="/admin" className={classes.section} activeOptions={{ exact: true }} {...current}>
      {children}
    </Link>
  ) : (
    <Link
      to="/admin/$"
      params={{ _splat: name }}
      className={classes.section}
      activeOptions={{ exact: true }}
      {...current}
    >
      {children}
    </Link>
  );
}

function Count({ of }: { of: number }) {
  const { t } = useI18n();
  if (of === 0) return null;
  return (
    <>
      {' '}
      <span className={classes.count}>
        {of}
        <span className="visually-hidden"> {t(adminWords.waiting)}</span>
      </span>
    </>
  );
}

interface Section {
  /** In the address; empty for the first page. */
  name: string;
  title: Message;
  Body: ComponentType<SectionProps>;
}

const sections: readonly Section[] = [
  {
    name: '',
    title: adminWords.usage,
    Body: lazy(async () => ({ default: (await import('./usage-section.tsx')).UsageSection })),
  },
  {
    name: 'deities',
    title: adminWords.deities,
    Body: lazy(async () => ({ default: (await import('./deities-section.tsx')).DeitiesSection })),
  },
  {
    name: 'aartis',
    title: adminWords.aartis,
    Body: lazy(async () => ({ default: (await import('./aartis-section.tsx')).AartisSection })),
  },
  {
    name: 'review',
    title: adminWords.review,
    Body: lazy(async () => ({ default: (await import('./review-section.tsx')).ReviewSection })),
  },
  {
    name: 'blog',
    title: adminWords.blog,
    Body: lazy(async () => ({ default: (await import('./blog-section.tsx')).BlogSection })),
  },
  {
    name: 'festivals',
    title: adminWords.festivals,
    Body: lazy(async () => ({ default: (await import('./festivals-section.tsx')).FestivalsSection })),
  },
  {
    name: 'calendar',
    title: adminWords.calendar,
    Body: lazy(async () => ({ default: (await import('./calendar-section.tsx')).CalendarSection })),
  },
  {
    name: 'plans',
    title: adminWords.plans,
    Body: lazy(async () => ({ default: (await import('./plans-section.tsx')).PlansSection })),
  },
  {
    name: 'inbox',
    title: adminWords.inbox,
    Body: lazy(async () => ({ default: (await import('./inbox-section.tsx')).InboxSection })),
  },
];
