import { UnstyledButton } from '@mantine/core';
import type { Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { nextPaint } from '#lib/next-paint.ts';
import classes from './language-switch.module.css';

/** The name of each language in itself, for whoever cannot read the present one. */
const ownName: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** One tap to the other language; the button bears its name. */
export function LanguageSwitch() {
  const { language, setLanguage } = useI18n();
  const other = language === 'en' ? 'hi' : 'en';

  // All that stands on the page is drawn anew.
  async function change(): Promise<void> {
    await nextPaint();
    setLanguage(other);
  }

  return (
    <UnstyledButton className={classes.switch} lang={other} onClick={() => void change()}>
      {ownName[other]}
    </UnstyledButton>
  );
}
