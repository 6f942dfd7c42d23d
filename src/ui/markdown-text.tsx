import { memo, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { isTangled } from './is-tangled.ts';
import classes from './markdown-text.module.css';

export interface MarkdownTextProps {
  text: string;
  /** The level of all headings in it: one below the heading that it stands under. */
  heading?: 'h2' | 'h3';
  /** The language of the text, where it is not that of the page. */
  lang?: string | undefined;
}

/**
 * Markdown from elsewhere: HTML in it stays text, pictures and unsafe addresses are left out. Signs without end, as of a
 * model that has lost its thread, are shown as they are.
 */
export const MarkdownText = memo(({ text, heading = 'h2', lang }: MarkdownTextProps) => (
  <div className={classes.markdown} data-markdown lang={lang}>
    {isTangled(text) ? (
      <p className={classes.plain}>{text}</p>
    ) : (
      <Markdown components={parts[heading]} disallowedElements={leftOut} skipHtml>
        {text}
      </Markdown>
    )}
  </div>
));
// Reading a long text anew for each typed letter would be felt.
MarkdownText.displayName = 'MarkdownText';

/** It must not make the page fetch anything from elsewhere. */
const leftOut = ['img'];

const parts = { h2: partsAt('h2'), h3: partsAt('h3') };

function partsAt(heading: 'h2' | 'h3'): Components {
  return { h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading, a: SafeLink };
}

function SafeLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const { t } = useI18n();
  if (href !== undefined && /^mailto:/i.test(href))
    return (
      <a href={href} rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  if (href === undefined || !/^https?:\/\//i.test(href)) return <>{children}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="visually-hidden"> ({t(ui.newWindow)})</span>
    </a>
  );
}
