import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './kundli.module.css';

/** Where a rule stands, and whether its verse was found there. */
export function SourceLine({ source, isVerified }: { source: string; isVerified: boolean }) {
  const { t } = useI18n();
  return (
    <p className={classes.quiet}>
      {t(texts.source, { source })}
      {!isVerified && ` (${t(texts.unverified)})`}
    </p>
  );
}
