import { chat } from '#i18n/catalogue/chat.ts';
import { languages, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './chat-header.module.css';

const names: Record<Language, { short: string; full: string }> = {
  en: { short: 'EN', full: 'English' },
  hi: { short: 'हिं', full: 'हिन्दी' },
};

export interface LanguageToggleProps {
  value: Language;
  onChange(language: Language): void;
}

/** English or Hindi for the answers, whatever language the interface has. */
export function LanguageToggle({ value, onChange }: LanguageToggleProps) {
  const { t } = useI18n();
  return (
    <fieldset className={classes.toggle}>
      <legend className="visually-hidden">{t(chat.languageLabel)}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={classes.language}
          aria-pressed={value === language}
          aria-label={`${names[language].short} ${names[language].full}`}
          onClick={() => {
            if (value !== language) onChange(language);
          }}
        >
          {names[language].short}
        </button>
      ))}
    </fieldset>
  );
}
