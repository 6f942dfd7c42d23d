import { Link } from '@tanstack/react-router';
import { frame } from '#i18n/catalogue/frame.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './bottom-bar.module.css';
import { bottomLinks } from './links.ts';

/** The five places a thumb should reach, on phones. */
export function BottomBar() {
  const { t } = useI18n();
  return (
    <nav className={classes.bar} aria-label={t(frame.quickNavigation)} data-frame-part>
      {bottomLinks.map(({ to, label, Icon }) => (
        <Link key={to} to={to} className={classes.link}>
          <span className={classes.icon}>
            <Icon />
          </span>
          <span className={classes.label}>{t(label)}</span>
        </Link>
      ))}
    </nav>
  );
}
