import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { MarkdownArticle } from '#ui/markdown-article.tsx';
import classes from './admin.module.css';

/** A post as readers will see it. */
export function PostPreview({ title, text, lang }: { title: string; text: string; lang: string }) {
  const { t } = useI18n();
  return (
    <section
      className={classes.preview}
      aria-label={t(adminWords.preview)}
      lang={lang}
      data-testid="preview"
      // It scrolls, so that it has to be reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {title !== '' && <h3>{title}</h3>}
      <MarkdownArticle text={text} lang={lang} />
    </section>
  );
}
