import { lazy, Suspense, type ReactNode } from 'react';
import type { Ritual } from '#db/queries/content-aartis.ts';
import { festivalDetails as texts } from '#i18n/catalogue/festival-details.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './rituals.module.css';
import shared from './festival-details.module.css';

const HowKept = lazy(async () => ({ default: (await import('./how-kept.tsx')).HowKept }));

interface RitualsProps {
  /** The id of its rule, where it has one. */
  festival: string;
  rituals: readonly Ritual[];
  /** Prints them. */
  print: ReactNode;
}

/** What is done on the festival, and how; where no rite of it is described, how it is kept, or that none is usual. */
export function Rituals({ festival, rituals, print }: RitualsProps) {
  const { t } = useI18n();
  return (
    <section className={shared.part} aria-labelledby="festival-rituals">
      <div className={shared.headingRow}>
        <h3 id="festival-rituals" className={shared.heading}>
          {t(texts.rituals)}
        </h3>
        {rituals.length > 0 && print}
      </div>
      {rituals.length === 0 ? (
        <Suspense>
          <HowKept festival={festival} />
        </Suspense>
      ) : (
        rituals.map((ritual) => <RitualCard key={ritual.id} ritual={ritual} />)
      )}
    </section>
  );
}

/** One ritual: its time, its length, its steps and what is needed for it. */
export function RitualCard({ ritual }: { ritual: Ritual }) {
  const { t, language } = useI18n();
  const { name, description, timing, duration, steps, materials } = ritual;
  return (
    <section className={classes.ritual} aria-label={name[language]} data-testid="ritual">
      <h4 className={classes.name}>{name[language]}</h4>
      {(timing || duration) && (
        <dl className={classes.times}>
          {timing && (
            <div>
              <dt>{t(texts.timing)}</dt>
              <dd>{timing[language]}</dd>
            </div>
          )}
          {duration && (
            <div>
              <dt>{t(texts.duration)}</dt>
              <dd>{duration[language]}</dd>
            </div>
          )}
        </dl>
      )}
      {description && <p className={shared.text}>{description[language]}</p>}
      {materials[language].length > 0 && (
        <>
          <h5 className={classes.label}>{t(texts.materials)}</h5>
          <ul className={shared.badges}>
            {materials[language].map((material) => (
              <li key={material}>{material}</li>
            ))}
          </ul>
        </>
      )}
      {steps[language].length > 0 && (
        <>
          <h5 className={classes.label}>{t(texts.steps)}</h5>
          <ol className={classes.steps}>
            {steps[language].map((step, index) => (
              // A step may be done twice, in the same words.
              <li key={`${index} ${step}`}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
