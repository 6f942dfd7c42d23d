import { memo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './message.module.css';

/** An answer's markdown as the page shows it: HTML in it stays text, pictures and unsafe addresses are left out. */
export const AnswerText = memo(({ text }: { text: string }) => (
  <div className={classes.markdown}>
    <Markdown components={parts} disallowedElements={leftOut} skipHtml>
      {text}
    </Markdown>
  </div>
));
// Reading a long conversation anew for each typed letter would be felt.
AnswerText.displayName = 'AnswerText';

/** An answer must not make the page fetch anything from elsewhere. */
const leftOut = ['img'];

/** An answer's headings stand one level below the page's own. */
const parts: Components = {
  h1: 'h2',
  h3: 'h2',
  h4: 'h2',
  h5: 'h2',
  h6: 'h2',
  a: AnswerLink,
};

function AnswerLink({ href, children }: { href?: string | undefined; children?: React.ReactNode }) {
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
      <span className="visually-hidden"> ({t(chat.newWindow)})</span>
    </a>
  );
}
