import { chat } from '#i18n/catalogue/chat.ts';
import { translate, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { exampleQuestions } from './example-questions.ts';
import { SystemNote } from './system-message.tsx';
import classes from './welcome.module.css';

/** Where nothing has been asked yet: the greeting, and questions to begin with. */
export function Welcome({ language, onExample }: { language: Language; onExample(text: string): void }) {
  const { t } = useI18n();
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
              <button type="button" className={classes.example} lang={lang} onClick={() => onExample(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
