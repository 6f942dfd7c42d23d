import { frame } from '#i18n/catalogue/frame.ts';
import { morePages as texts } from '#i18n/catalogue/more-pages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './kundli.module.css';

const pages = [
  { to: '/kundli', label: frame.kundli },
  { to: '/milan', label: frame.milan },
  { to: '/muhurat', label: frame.muhurat },
  { to: '/my-day', label: frame.myDay },
  { to: '/names', label: frame.names },
] as const;

/** From each page of jyotish to the others, which the header of a wide window does not name. */
export function MorePages({ here }: { here: (typeof pages)[number]['to'] }) {
  const { t } = useI18n();
  return (
    <nav className={classes.more} aria-label={t(texts.title)} data-print="no">
      <p className={classes.quiet}>{t(texts.title)}</p>
      <div className={classes.acts}>
        {pages
          .filter(({ to }) => to !== here)
          .map(({ to, label }) => (
            <LinkButton key={to} to={to} variant="default" size="sm">
              {t(label)}
            </LinkButton>
          ))}
      </div>
    </nav>
  );
}
