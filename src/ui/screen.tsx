import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { DocumentHead } from '#lib/document-head.ts';
import { BackButton } from './back-button.tsx';
import classes from './screen.module.css';
import { useDocumentHead } from './use-document-head.ts';

export interface ScreenProps {
  /** The heading of the page, and with the product's name behind it the title of the document. */
  title?: string;
  /** The document's whole title, where it differs from the heading or the screen draws a heading of its own. */
  documentTitle?: string;
  /** What a search engine or a shared link should know of the page beside its title; the intro describes it if nothing else does. */
  head?: Omit<DocumentHead, 'title'>;
  /** For screens whose shape already says what they are: the heading stays for those who listen. */
  isTitleHidden?: boolean;
  intro?: ReactNode;
  /** narrow: one form; reading: text; page: grids; full: the screen sets its own margins. */
  width?: 'narrow' | 'reading' | 'page' | 'full';
  /** Shows a way back through the history. */
  back?: boolean;
  children: ReactNode;
}

/** One page inside the frame. After a navigation the frame moves the focus to its heading. */
export function Screen({
  title,
  documentTitle,
  head,
  isTitleHidden,
  intro,
  width = 'page',
  back,
  children,
}: ScreenProps) {
  const { t } = useI18n();
  const tabTitle = documentTitle ?? (title === undefined ? undefined : `${title} · ${t(ui.productName)}`);
  const description = typeof intro === 'string' ? intro : undefined;
  useDocumentHead(tabTitle === undefined ? undefined : { description, ...head, title: tabTitle });
  return (
    <div className={classes.screen} data-width={width}>
      {back && <BackButton />}
      {title !== undefined && (
        <Title order={1} tabIndex={-1} className={isTitleHidden ? 'visually-hidden' : classes.title}>
          {title}
        </Title>
      )}
      {intro !== undefined && <p className={classes.intro}>{intro}</p>}
      {children}
    </div>
  );
}
