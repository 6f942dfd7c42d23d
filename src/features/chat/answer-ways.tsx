import { chat } from '#i18n/catalogue/chat.ts';
import { frame } from '#i18n/catalogue/frame.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './answer-ways.module.css';
import type { AnswerParts } from './answer-parts.ts';

/** Where an answer leads on: to questions that may be asked next, and to the screens that show more. */
export function AnswerWays(props: {
  parts: AnswerParts;
  lang: string;
  onAsk?: ((text: string) => void) | undefined;
}) {
  const { t, language } = useI18n();
  const { parts, lang, onAsk } = props;
  const suggestions = onAsk ? parts.suggestions : [];
  const shown = screens.filter(([path]) => parts.links.includes(path));
  const puja = parts.links.find((path) => path.startsWith(pujaPath))?.slice(pujaPath.length);
  const hymn = parts.links.find((path) => path.startsWith(hymnPath))?.slice(hymnPath.length);
  if (suggestions.length + shown.length === 0 && puja === undefined && hymn === undefined) return null;
  return (
    <ul className={classes.ways} aria-label={t(chat.goOn)} lang={language} data-testid="answer-ways">
      {hymn !== undefined && (
        <li>
          <LinkButton
            to="/hindu-aartis"
            search={{ read: hymn }}
            variant="light"
            size="sm"
            className={classes.way}
          >
            {t(chat.toHymn)}
          </LinkButton>
        </li>
      )}
      {puja !== undefined && (
        <li>
          <LinkButton to="/puja/$id" params={{ id: puja }} variant="light" size="sm" className={classes.way}>
            {t(chat.toPuja)}
          </LinkButton>
        </li>
      )}
      {shown.map(([path, name]) => (
        <li key={path}>
          <LinkButton to={path} variant="light" size="sm" className={classes.way}>
            {t(name)}
          </LinkButton>
        </li>
      ))}
      {suggestions.map(({ label, question }) => (
        <li key={question}>
          <button type="button" className={classes.question} lang={lang} onClick={() => onAsk?.(question)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

const pujaPath = '/puja/';
const hymnPath = '/hindu-aartis?read=';

/** The screens that topics name and that everybody can open; the rest of the app's help is in its words. */
const screens = [
  ['/hindu-festivals', frame.calendar],
  ['/hindu-aartis', frame.aartis],
  ['/japa', frame.japa],
  ['/kundli', frame.kundli],
  ['/milan', frame.milan],
  ['/muhurat', frame.muhurat],
  ['/upload', chat.toPlan],
  ['/dashboard', frame.dashboard],
  ['/events', frame.dates],
  ['/settings', chat.toSettings],
  ['/contact', frame.contact],
] as const;
