import { useState } from 'react';
import { festivalAartis as texts } from '#i18n/catalogue/festival-details.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import shared from './festival-details.module.css';
import classes from './tag-list.module.css';

/** So many are seen at once: an aarti that is sung on many festivals has the names of all, in both scripts. */
const fewTags = 4;

/** The tags of an aarti, those in the script of the page first, and all of them when asked for. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const { t, language } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  if (tags.length === 0) return null;
  const isForeign = (tag: string) => /\p{Script=Devanagari}/u.test(tag) !== (language === 'hi');
  const inOrder = [...tags.filter((tag) => !isForeign(tag)), ...tags.filter(isForeign)];
  const shown = isOpen || tags.length <= fewTags + 1 ? inOrder : inOrder.slice(0, fewTags);
  const more = tags.length - shown.length;
  return (
    <ul className={`${shared.badges} ${classes.tags}`} aria-label={t(texts.tags)}>
      {shown.map((tag) => (
        <li key={tag} dir="auto">
          {tag}
        </li>
      ))}
      {more > 0 && (
        <li className={classes.more}>
          <button type="button" onClick={() => setIsOpen(true)}>
            {t(texts.moreTags, { count: formatNumber(more, language) })}
          </button>
        </li>
      )}
    </ul>
  );
}
