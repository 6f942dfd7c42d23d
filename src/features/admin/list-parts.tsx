import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { BackIcon, PlusIcon } from '#ui/icons.tsx';
import { scriptLanguage } from '#ui/verses.tsx';
import classes from './admin.module.css';

interface SectionHeadProps {
  title: string;
  /** One sentence on what is done here. */
  text?: string;
  /** Where something new is written. */
  add?: { path: string; label: string };
}

export function SectionHead({ title, text, add }: SectionHeadProps) {
  return (
    <>
      <div className={classes.head}>
        <h2>{title}</h2>
        {add && (
          <LinkButton
            to="/admin/$"
            params={{ _splat: add.path }}
            leftSection={<PlusIcon size="1.25rem" />}
            data-testid="add-entry"
          >
            {add.label}
          </LinkButton>
        )}
      </div>
      {text !== undefined && <p className={classes.quiet}>{text}</p>}
    </>
  );
}

/** The head of one entry, with the way back to its list. */
export function EntryHead({ title, list }: { title: string; list: string }) {
  const { t } = useI18n();
  return (
    <div className={classes.head}>
      <h2>{title}</h2>
      <LinkButton
        to="/admin/$"
        params={{ _splat: list }}
        variant="subtle"
        color="gray"
        leftSection={<BackIcon size="1.25rem" />}
      >
        {t(adminWords.toList)}
      </LinkButton>
    </div>
  );
}

interface RowWordsProps {
  /** Where it is written, behind /admin/. */
  path: string;
  title: string;
  titleHi: string | null;
  children?: ReactNode;
}

/** What a row of a list is called in both languages, the first name leading to it. */
export function RowWords({ path, title, titleHi, children }: RowWordsProps) {
  return (
    <div className={classes.rowWords}>
      <p className={classes.rowTitle}>
        <Link to="/admin/$" params={{ _splat: path }} lang={scriptLanguage(title)}>
          {title}
        </Link>
      </p>
      {titleHi !== null && (
        <span className={classes.quiet} lang="hi">
          {titleHi}
        </span>
      )}
      {children}
    </div>
  );
}

export type BadgeTone = 'good' | 'hidden' | 'gold' | 'plain';

interface BadgeProps {
  tone?: BadgeTone;
  /** Of its words, where it is not that of the page. */
  lang?: string;
  children: ReactNode;
}

export function Badge({ tone = 'plain', lang, children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone} lang={lang}>
      {children}
    </span>
  );
}
