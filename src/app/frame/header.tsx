import { Link } from '@tanstack/react-router';
import { frame } from '#i18n/catalogue/frame.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useSession } from '#session/use-session.ts';
import { PersonIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Logo } from '#ui/logo.tsx';
import classes from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { headerLinks } from './links.ts';
import { LogoutButton } from './logout-button.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SyncIndicator } from './sync-indicator.tsx';
import { ThemeButton } from './theme-switch.tsx';

export function Header() {
  const { t } = useI18n();
  const session = useSession();
  const { status } = session;
  return (
    <header className={classes.header} data-frame-part>
      <div className={classes.row}>
        <Link to="/" className={classes.logo} aria-label={t(frame.logoHome)}>
          <Logo size="small" />
        </Link>
        <nav className={classes.links} aria-label={t(frame.mainNavigation)}>
          {headerLinks(status).map(({ to, label }) => (
            <Link key={to} to={to} className={classes.link} activeOptions={{ exact: to === '/' }}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className={classes.tools}>
          {session.status === 'signed-in' && <SyncIndicator key={session.user.id} userId={session.user.id} />}
          <LanguageSwitch />
          <span className={classes.wideOnly}>
            <ThemeButton />
          </span>
          {status === 'signed-in' && (
            <Link
              to="/profile"
              className={classes.profile}
              aria-label={t(frame.profile)}
              title={t(frame.profile)}
            >
              <PersonIcon />
            </Link>
          )}
          {/* Until it is known who is there, the place is kept free rather than filled with the wrong button. */}
          {status === 'guest' && (
            <LinkButton to="/auth" size="sm" variant="default" className={classes.login}>
              {t(frame.login)}
            </LinkButton>
          )}
          {status === 'signed-in' && (
            <span className={classes.wideOnly}>
              <LogoutButton />
            </span>
          )}
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
