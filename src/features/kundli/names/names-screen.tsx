import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { Fragment, useMemo, useState } from 'react';
import { matchedMoon, moonOfPada } from '#domain/jyotish/matching/moon-of.ts';
import {
  padasOfName,
  padaSyllable,
  syllablesOf,
  type PadaSyllable,
  type Syllable,
} from '#domain/jyotish/names/syllables.ts';
import { nakshatraName, rashiName } from '#domain/panchang/names.ts';
import { namesTexts as texts } from '#i18n/catalogue/names.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from '../kundli.module.css';
import { MorePages } from '../more-pages.tsx';
import { PersonField } from '../person-field.tsx';
import { moonsOf, readStar, type Person } from '../person.ts';
import { SourceLine } from '../source-line.tsx';
import { useBirths } from '#session/use-births.ts';
import { WideTable } from '../wide-table.tsx';
import styles from './names.module.css';

export interface NamesSearch {
  /** '4-2': the second pada of Rohini. */
  star?: string;
}

const example: Person = { kind: 'star', nakshatra: 4, pada: 2 };

/** With what a name begins: from a birth, from a nakshatra, and from a name back. */
export function NamesScreen({ search }: { search: NamesSearch }) {
  const { t } = useI18n();
  return (
    <Screen
      title={t(texts.title)}
      intro={t(texts.intro)}
      head={{ path: '/names', description: t(texts.description) }}
    >
      {/* Whoever comes by another link begins anew. */}
      <Names key={search.star} search={search} />
    </Screen>
  );
}

function Names({ search }: { search: NamesSearch }) {
  const { t } = useI18n();
  const kept = useBirths();
  const [person, setPerson] = useState<Person | undefined>(() => readStar(search.star));
  const padas = useMemo(() => padasOf(person ?? example), [person]);
  return (
    <div className={classes.page}>
      <section className={classes.card}>
        <PersonField
          legend={t(texts.whose)}
          person={person}
          onChange={setPerson}
          kept={kept}
          without={['star']}
          first="another"
        />
      </section>
      <section className={classes.section} aria-label={t(person ? texts.title : texts.example)}>
        {!person && <h2 className={classes.heading}>{t(texts.example)}</h2>}
        {padas.length > 1 && <p className={classes.note}>{t(texts.unsure)}</p>}
        {padas.map((pada) => (
          <Letter key={`${pada.nakshatra} ${pada.pada}`} {...pada} isOneOf={padas.length} />
        ))}
        <nav className={classes.acts} aria-label={t(texts.next)} data-print="no">
          <LinkButton to="/muhurat" search={{ for: 'naming' }} variant="default" size="sm">
            {t(texts.naming)}
          </LinkButton>
        </nav>
      </section>
      <NameBack />
      <AllNakshatras padas={padas} />
      <MorePages here="/names" />
      <p className={classes.quiet}>{t(texts.custom)}</p>
    </div>
  );
}

interface PossiblePada {
  nakshatra: number;
  pada: number;
  /** Of the time in which the birth may lie, 0…1. */
  share: number;
}

function padasOf(person: Person): PossiblePada[] {
  const padas = new Map<string, PossiblePada>();
  for (const { longitude, share } of moonsOf(person)) {
    const { nakshatra, pada } = matchedMoon(longitude);
    const key = `${nakshatra} ${pada}`;
    padas.set(key, { nakshatra, pada, share: share + (padas.get(key)?.share ?? 0) });
  }
  return [...padas.values()].sort((one, other) => other.share - one.share);
}

function Letter({ nakshatra, pada, share, isOneOf }: PossiblePada & { isOneOf: number }) {
  const { t, language } = useI18n();
  const { syllable, variants } = padaSyllable(nakshatra, pada);
  const star = nakshatraName(nakshatra, language);
  const whyTexts = { 'rare-sound': texts.rareSound, abhijit: texts.abhijit, south: texts.south } as const;
  return (
    <div data-testid="name-letter">
      <p className={styles.letter}>
        {t(texts.letter)}: <Both syllable={syllable} />
      </p>
      <p>
        {t(texts.born, { star, pada, rashi: rashiName(signOfPada(nakshatra, pada), language) })}
        {isOneOf > 1 && (
          <span className={classes.states}>
            {t(texts.share, { share: `${formatNumber(share * 100, language, { decimals: 0 })} %` })}
          </span>
        )}
      </p>
      {variants.length > 0 && (
        <p className={classes.quiet}>
          {t(texts.others)}{' '}
          {variants.map(({ why, syllables }, index) => (
            <Fragment key={why}>
              {index > 0 && '; '}
              <All syllables={syllables} /> ({t(whyTexts[why])})
            </Fragment>
          ))}
        </p>
      )}
      <p className={classes.quiet}>
        {t(texts.wholeNakshatra, { star })}{' '}
        <All syllables={syllablesOf(nakshatra).map((one) => one.syllable)} />
      </p>
    </div>
  );
}

/** Finds the padas to which a name belongs by its first sound. */
function NameBack() {
  const { t, language } = useI18n();
  const [name, setName] = useState('');
  const found = useMemo(() => padasOfName(name), [name]);
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t(texts.byName)}</h2>
      <TextInput
        label={t(texts.byNameLabel)}
        description={t(texts.byNameHint)}
        value={name}
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div aria-live="polite">
        {name.trim() !== '' && found.length === 0 && <p>{t(texts.byNameNone)}</p>}
        {found.map(({ nakshatra, pada, syllable }) => (
          <p key={`${nakshatra} ${pada}`}>
            <Both syllable={syllable} />:{' '}
            {t(texts.born, {
              star: nakshatraName(nakshatra, language),
              pada,
              rashi: rashiName(signOfPada(nakshatra, pada), language),
            })}
          </p>
        ))}
      </div>
    </section>
  );
}

function AllNakshatras({ padas }: { padas: readonly PossiblePada[] }) {
  const { t, language } = useI18n();
  const isChosen = (of: PadaSyllable) =>
    padas.some(({ nakshatra, pada }) => nakshatra === of.nakshatra && pada === of.pada);
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t(texts.table)}</h2>
      <WideTable label={t(texts.table)}>
        <thead>
          <tr>
            <th scope="col">{t(texts.nakshatra)}</th>
            {[1, 2, 3, 4].map((pada) => (
              <th key={pada} scope="col">
                {t(texts.padaOf, { pada })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 27 }, (_, index) => index + 1).map((nakshatra) => (
            <tr key={nakshatra}>
              <th scope="row">
                {nakshatraName(nakshatra, language)}
                <span className={classes.states}>
                  {rashisOf(nakshatra)
                    .map((rashi) => rashiName(rashi, language))
                    .join(', ')}
                </span>
              </th>
              {syllablesOf(nakshatra).map((of) => (
                <td key={of.pada} className={styles.cell} data-chosen={isChosen(of) || undefined}>
                  <Both syllable={of.syllable} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
      <SourceLine source={t(texts.source)} isVerified={false} />
    </section>
  );
}

function Both({ syllable: { devanagari, latin } }: { syllable: Syllable }) {
  return (
    <span className={styles.both}>
      <span lang="hi">{devanagari}</span> {latin}
    </span>
  );
}

function All({ syllables }: { syllables: readonly Syllable[] }) {
  return syllables.map((syllable, index) => (
    <Fragment key={syllable.devanagari}>
      {index > 0 && ', '}
      <Both syllable={syllable} />
    </Fragment>
  ));
}

function signOfPada(nakshatra: number, pada: number) {
  return matchedMoon(moonOfPada(nakshatra, pada)).sign;
}

function rashisOf(nakshatra: number) {
  return [...new Set([1, 2, 3, 4].map((pada) => signOfPada(nakshatra, pada)))];
}
