import { ActionIcon } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { frame } from '#i18n/catalogue/frame.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useSession } from '#session/use-session.ts';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { menuLinks } from './links.ts';
import { LogoutButton } from './logout-button.tsx';
import classes from './mobile-menu.module.css';
import { ThemeChoice } from './theme-switch.tsx';

/** The header's links on a narrow window: a button that opens a panel below the header. */
export function MobileMenu() {
  const { t } = useI18n();
  const address = useRouterState({ select: ({ location }) => location.href });
  // Open on one address only, so that arriving anywhere closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === address;
  const close = useCallback(() => setOpenAt(undefined), []);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    }
    function onOutside(event: Event) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isOpen, close]);

  return (
    <div ref={root} className={classes.menu}>
      <ActionIcon
        ref={button}
        aria-label={t(isOpen ? frame.closeMenu : frame.openMenu)}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => setOpenAt(isOpen ? undefined : address)}
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
      </ActionIcon>
      <div id="mobile-menu" className={classes.panel} hidden={!isOpen}>
        <Entries onChosen={close} />
      </div>
    </div>
  );
}

/** What stands in the menu, which is drawn once and not each time it is opened. */
const Entries = memo(function Entries({ onChosen }: { onChosen(): void }) {
  const { t } = useI18n();
  const { status } = useSession();
  return (
    <>
      <nav aria-label={t(frame.menu)}>
        <ul className={classes.links}>
          {menuLinks(status).map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={classes.link} activeOptions={{ exact: to === '/' }} onClick={onChosen}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ThemeChoice />
      {status === 'signed-in' && <LogoutButton isWide />}
    </>
  );
});
