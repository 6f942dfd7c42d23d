import type { ComponentType } from 'react';
import { chat } from '#i18n/catalogue/chat.ts';
import { translate, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useMedia } from '#ui/use-media.ts';
import { exampleQuestions, questionThemes } from './example-questions.ts';
import { SystemNote } from './system-message.tsx';
import classes from './welcome.module.css';

export interface WelcomeProps {
  language: Language;
  /** What falls on today, where there is a part of the app that tells it. */
  today?: ComponentType | undefined;
  /** Without it nothing can be asked. */
  onExample: ((text: string) => void) | undefined;
}

/** Smaller windows have no room for today below the greeting. */
const roomForToday = '(min-width: 62em) and (min-height: 62em)';

/** Where nothing has been asked yet: the greeting, and questions to begin with. */
export function Welcome({ language, today: Today, onExample }: WelcomeProps) {
  const { t } = useI18n();
  const isDisabled = onExample === undefined;
  const hasRoom = useMedia(roomForToday);
  return (
    <>
      <SystemNote text={translate(chat.welcome, language)} lang={language} />
      <div className={classes.examples}>
        <p className={classes.lead} id="chat-examples">
          {t(chat.examples)}
        </p>
        <ul className={classes.list} aria-labelledby="chat-examples">
          {exampleQuestions.map(({ text, lang }) => (
            <li key={text}>
              <button
                type="button"
                className={classes.example}
                lang={lang}
                disabled={isDisabled}
                onClick={() => onExample?.(text)}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.more} data-testid="chat-themes">
        {Today && hasRoom && (
          <div className={classes.today}>
            <Today />
          </div>
        )}
        <p className={classes.lead}>{t(chat.themes)}</p>
        <div className={classes.themes}>
          {questionThemes.map(({ name, questions }) => (
            <section key={name.en} className={classes.theme}>
              <h2 className={classes.name}>{t(name)}</h2>
              <ul className={classes.list}>
                {questions.map((question) => (
                  <li key={question.en}>
                    <button
                      type="button"
                      className={classes.example}
                      lang={language}
                      disabled={isDisabled}
                      onClick={() => onExample?.(translate(question, language))}
                    >
                      {translate(question, language)}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className={classes.lead}>{t(chat.elsewhere)}</p>
        <div className={classes.ways}>
          <LinkButton to="/upload" variant="default">
            {t(chat.readPlan)}
          </LinkButton>
          <LinkButton to="/hindu-festivals" variant="default">
            {t(chat.showCalendar)}
          </LinkButton>
          <LinkButton to="/hindu-aartis" variant="default">
            {t(chat.showAartis)}
          </LinkButton>
          <LinkButton to="/kundli" variant="default">
            {t(chat.drawChart)}
          </LinkButton>
        </div>
      </div>
    </>
  );
}
