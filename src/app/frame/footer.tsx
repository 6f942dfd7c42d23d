import { Link } from '@tanstack/react-router';
import { frame } from '#i18n/catalogue/frame.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Logo } from '#ui/logo.tsx';
import classes from './footer.module.css';
import { footerLinks } from './links.ts';

const thisYear = new Date().getFullYear();

export function Footer() {
  const { t } = useI18n();
  return (
    <footer className={classes.footer} data-frame-part>
      <div className={classes.inner}>
        <Logo size="small" />
        <nav className={classes.links} aria-label={t(frame.footerNavigation)}>
          {footerLinks.map(({ to, label }) => (
            <Link key={to} to={to} className={classes.link}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <p className={classes.tradition}>{t(frame.tradition)}</p>
        <p className={classes.copyright}>{t(frame.copyright, { year: thisYear })}</p>
      </div>
    </footer>
  );
}
