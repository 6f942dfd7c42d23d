import type { FestivalWords, BilingualWords } from '#db/queries/content-aartis.ts';
import { festivalDetails as texts } from '#i18n/catalogue/festival-details.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './festival-details.module.css';

interface FestivalFactsProps {
  festival: FestivalWords;
  deity: BilingualWords | undefined;
}

/** Whose festival it is, where it is kept, and what it means. */
export function FestivalFacts({ festival, deity }: FestivalFactsProps) {
  const { t, language } = useI18n();
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>{t(texts.deity)}</dt>
          <dd data-testid="festival-deity">{deity ? deity[language] : t(texts.notSpecified)}</dd>
        </div>
        {festival.region && (
          <div>
            <dt>{t(texts.region)}</dt>
            <dd>{festival.region[language]}</dd>
          </div>
        )}
      </dl>
      {festival.significance && (
        <section className={classes.part} aria-labelledby="festival-significance">
          <h3 id="festival-significance" className={classes.heading}>
            {t(texts.significance)}
          </h3>
          <p className={classes.text}>{festival.significance[language]}</p>
        </section>
      )}
    </>
  );
}
