import { preferences } from '#i18n/catalogue/preferences.ts';
import { languages, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Choice } from '#ui/choice.tsx';

/** Each language by its own name, for whoever cannot read the present one. */
const ownName: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

export function LanguageChoice() {
  const { t, language, setLanguage } = useI18n();
  const options = languages.map((value) => ({ value, label: ownName[value], lang: value }));
  return (
    <Choice
      legend={t(preferences.language)}
      options={options}
      value={language}
      onChange={(chosen) => setLanguage(chosen)}
    />
  );
}
