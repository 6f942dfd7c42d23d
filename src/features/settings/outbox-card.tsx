import type { ReactNode } from 'react';
import { actName } from '#i18n/act-name.ts';
import { settings } from '#i18n/catalogue/settings.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { relativeTime } from '#i18n/relative-time.ts';
import { saySize } from '#i18n/say-size.ts';
import type { OutboxItem } from './outbox-view.ts';
import classes from './settings.module.css';

export interface OutboxCardProps {
  item: OutboxItem;
  now: number;
  /** Why it is still here. */
  reason?: ReactNode;
  children?: ReactNode;
}

/** One act of the outbox: what it is, its words, since when it is there, and what can be done with it. */
export function OutboxCard({ item: { row, words, files }, now, reason, children }: OutboxCardProps) {
  const { t, language } = useI18n();
  const size = saySize(files.bytes, language);
  return (
    <li className={classes.item} data-testid="outbox-item" data-kind={row.kind}>
      <p className={classes.itemHead}>
        <strong>{t(actName(row.kind))}</strong>
        <span className={classes.quiet}>
          <time dateTime={new Date(row.keptAt).toISOString()}>
            {relativeTime(row.keptAt, now, language) ?? t(settings.justNow)}
          </time>
          {files.count === 1 && `, ${t(settings.withFile, { size })}`}
          {files.count > 1 && `, ${t(settings.withFiles, { count: files.count, size })}`}
        </span>
      </p>
      {words !== undefined && (
        <p className={classes.itemWords} dir="auto">
          {words}
        </p>
      )}
      {reason !== undefined && <div className={classes.reason}>{reason}</div>}
      {children !== undefined && <div className={classes.acts}>{children}</div>}
    </li>
  );
}

/** The name of an act's button for those who hear the buttons alone. */
export function useActLabel({ row, words }: OutboxItem): (act: string) => string {
  const { t } = useI18n();
  const item = words === undefined ? t(actName(row.kind)) : beginningOf(words);
  return (act) => t(settings.actOn, { act, item });
}

/** The beginning of a text, as long as a name may be. */
export function beginningOf(words: string): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(words)];
  if (letters.length <= 60) return words;
  const begun = letters
    .slice(0, 59)
    .map(({ segment }) => segment)
    .join('');
  return `${begun}…`;
}
