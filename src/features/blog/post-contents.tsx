import { useLayoutEffect, useState, type RefObject } from 'react';
import { postTexts as texts } from '#i18n/catalogue/blog.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './post-screen.module.css';

interface Heading {
  id: string;
  text: string;
}

/** With fewer parts than these a post is seen at one glance. */
const fewest = 3;

/** Beside the text where there is room: the parts of a long post. */
export function PostContents({ body, lang }: { body: RefObject<HTMLElement | null>; lang: string }) {
  const { t } = useI18n();
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  // What stands on the page is what can be gone to.
  useLayoutEffect(() => {
    const found = [...(body.current?.querySelectorAll<HTMLElement>('h2[id]') ?? [])];
    // oxlint-disable-next-line react/set-state-in-effect -- before it is painted, so that nothing moves
    setHeadings(found.map(({ id, textContent }) => ({ id, text: textContent ?? '' })));
  }, [body]);
  if (headings.length < fewest) return null;
  return (
    <nav className={classes.contents} aria-label={t(texts.contents)}>
      <p>{t(texts.contents)}</p>
      <ol lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
