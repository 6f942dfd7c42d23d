import { useState } from 'react';
import { milanTexts as texts } from '#i18n/catalogue/milan.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Screen } from '#ui/screen.tsx';
import classes from '../kundli.module.css';
import { MorePages } from '../more-pages.tsx';
import { PersonField } from '../person-field.tsx';
import { readStar, type Person } from '../person.ts';
import { useBirths } from '#session/use-births.ts';
import { MatchResult } from './match-result.tsx';

export interface MilanSearch {
  /** '4-2': the second pada of Rohini. A birth never stands in an address. */
  groom?: string;
  bride?: string;
}

/** The matching of two births, or of two nakshatras where no more is known. */
export function MilanScreen({ search }: { search: MilanSearch }) {
  const { t } = useI18n();
  return (
    <Screen
      title={t(texts.title)}
      intro={t(texts.intro)}
      head={{ path: '/milan', description: t(texts.description) }}
    >
      {/* Whoever comes by another link begins anew. */}
      <Milan key={`${search.groom} ${search.bride}`} search={search} />
    </Screen>
  );
}

function Milan({ search }: { search: MilanSearch }) {
  const { t } = useI18n();
  const kept = useBirths();
  const [groom, setGroom] = useState<Person | undefined>(() => readStar(search.groom));
  const [bride, setBride] = useState<Person | undefined>(() => readStar(search.bride));
  const field = { kept, without: ['star'], first: 'another' } as const;
  return (
    <div className={classes.page}>
      <section className={classes.card} aria-labelledby="two-births" data-print="no">
        <h2 id="two-births">{t(texts.births)}</h2>
        <div className={classes.sides}>
          <PersonField {...field} legend={t(texts.groom)} person={groom} onChange={setGroom} />
          <PersonField {...field} legend={t(texts.bride)} person={bride} onChange={setBride} />
        </div>
      </section>
      {groom && bride ? <MatchResult groom={groom} bride={bride} /> : <Example />}
      <MorePages here="/milan" />
      <p className={classes.quiet}>{t(texts.custom)}</p>
    </div>
  );
}

const exampleGroom = { kind: 'star', nakshatra: 4, pada: 2 } as const;
const exampleBride = { kind: 'star', nakshatra: 22, pada: 3 } as const;

/** What a matching looks like, until there are two. */
function Example() {
  return <MatchResult groom={exampleGroom} bride={exampleBride} isExample />;
}
