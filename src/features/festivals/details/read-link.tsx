import { Link } from '@tanstack/react-router';
import { festivalAartis as texts } from '#i18n/catalogue/festival-details.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BookIcon } from '#ui/icons.tsx';
import { readCalendarSearch } from '../calendar-search.ts';
import classes from './aarti-card.module.css';

/** Opens an aarti to be read, on the page where it stands. */
export function FestivalReadLink({ aartiId, title }: { aartiId: string; title: string }) {
  const { t } = useI18n();
  return (
    <Link
      className={classes.read}
      to="/hindu-festivals"
      search={(before: object) => readCalendarSearch({ ...before, read: aartiId })}
      resetScroll={false}
      aria-label={t(texts.readOf, { title })}
      data-testid="read-aarti"
    >
      <BookIcon size="1.125rem" />
      {t(texts.read)}
    </Link>
  );
}
