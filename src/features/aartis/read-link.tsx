import { Link } from '@tanstack/react-router';
import { aartis as texts } from '#i18n/catalogue/aartis.ts';
import { isolated } from '#i18n/isolated.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BookIcon } from '#ui/icons.tsx';
import { aartisSearch, type AartisSearch } from './aarti-slots.ts';
import classes from './read-link.module.css';

/** Opens an aarti to be read, on the page where it stands. */
export function ReadLink({ aartiId, title }: { aartiId: string; title: string }) {
  const { t } = useI18n();
  return (
    <Link
      className={classes.read}
      to="/hindu-aartis"
      search={(before: AartisSearch) => aartisSearch({ ...before, read: aartiId })}
      resetScroll={false}
      aria-label={t(texts.readNamed, { title: isolated(title) })}
      data-testid="read-aarti"
    >
      <BookIcon size="1.125rem" />
      {t(texts.read)}
    </Link>
  );
}
