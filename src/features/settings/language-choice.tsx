import { useId } from 'react';
import { settings } from '#i18n/catalogue/settings.ts';
import { languages, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './language-choice.module.css';

/** Each language by its own name, for whoever cannot read the present one. */
const ownName: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

export function LanguageChoice() {
  const { t, language, setLanguage } = useI18n();
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t(settings.language)}</legend>
      <div className={classes.options}>
        {languages.map((choice) => (
          <label key={choice} className={classes.option} lang={choice}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={choice === language}
              onChange={() => setLanguage(choice)}
            />
            <span>{ownName[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
