import { memo, type MouseEvent, type ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import Markdown, { type Components } from 'react-markdown';
import { article as texts } from '#i18n/catalogue/article.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { articleTables } from './article-tables.ts';
import { isTangled } from './is-tangled.ts';
import { hasHugeTable } from './huge-table.ts';
import classes from './markdown-article.module.css';
import { shapeArticle } from './shape-article.ts';

export interface MarkdownArticleProps {
  text: string;
  /** The language of the text, where it is not that of the page. */
  lang?: string | undefined;
}

/**
 * Markdown as an article of its own below the heading of its page: headings of two levels with ids, tables, and figures
 * with their captions. HTML in it is left out, as is every address but http, https, irc, ircs, mailto, xmpp and those of
 * this site. Signs without end, and tables that no page has room for, are shown as they are.
 */
export const MarkdownArticle = memo(({ text, lang }: MarkdownArticleProps) => (
  <div className={classes.article} data-markdown lang={lang}>
    {isTangled(text) || hasHugeTable(text) ? (
      <AsItIs text={text} />
    ) : (
      <Markdown components={parts} remarkPlugins={[articleTables]} rehypePlugins={[shapeArticle]} skipHtml>
        {text}
      </Markdown>
    )}
  </div>
));
// Reading a long text anew for each typed letter would be felt.
MarkdownArticle.displayName = 'MarkdownArticle';

/** More than the longest post; a page of several megabytes would not answer any more. */
const mostAsItIs = 200_000;

function AsItIs({ text }: { text: string }) {
  const { t, language } = useI18n();
  return (
    <>
      {text.length > mostAsItIs && <p lang={language}>{t(texts.cutShort)}</p>}
      <p className={classes.plain}>{text.slice(0, mostAsItIs)}</p>
    </>
  );
}

const parts: Components = { a: ArticleLink, table: ScrollingTable };

/** Wider than a phone where it has to be: then it moves by itself, and the page does not. */
function ScrollingTable({ children }: { children?: ReactNode }) {
  const { t, language } = useI18n();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is beside the page has to be reached by keys
    <section className={classes.table} aria-label={t(texts.table)} tabIndex={0} lang={language}>
      <table>{children}</table>
    </section>
  );
}

/** What is no address that may be followed has none left by now. */
function ArticleLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const { t } = useI18n();
  const router = useRouter();
  if (href === undefined || href === '') return <>{children}</>;
  if (isOurs(href))
    return (
      <a
        href={href}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          router.history.push(href);
        }}
      >
        {children}
      </a>
    );
  if (!/^(?:https?:)?\/\//i.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({t(ui.newWindow)})</span>
    </a>
  );
}

/** A path of this site; `//host` and `/\host` are addresses elsewhere. */
function isOurs(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

/** Other clicks open a tab or a window, or save what is there. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
