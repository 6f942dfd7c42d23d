import type { AnswerSource } from '#domain/guide/answer-question.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BookIcon, ChevronDownIcon } from '#ui/icons.tsx';
import classes from './sources.module.css';

const kinds = { classical: chat.classical, modern: chat.modern, derived: chat.derived };

/** What an answer rests on, folded below it. */
export function Sources({ sources }: { sources: readonly AnswerSource[] }) {
  const { t, language } = useI18n();
  return (
    <details className={classes.sources} data-testid="sources">
      <summary className={classes.summary} lang={language}>
        <BookIcon size="1.125rem" />
        <span>{t(chat.sources, { count: sources.length })}</span>
        <ChevronDownIcon size="1.125rem" className={classes.chevron} />
      </summary>
      <ul className={classes.list}>
        {sources.map(({ id, title, kind, where }) => (
          <li key={`${id} ${where}`}>
            <span className={classes.title}>{title}</span>{' '}
            <span className={classes.kind} data-kind={kind} lang={language}>
              {t(kinds[kind])}
            </span>
            {where !== '' && <span className={classes.where}>{where}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
