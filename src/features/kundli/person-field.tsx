import { useId, useState } from 'react';
import type { KeptBirth } from '#db/births.ts';
import type { Pada, Sign } from '#domain/jyotish/zodiac.ts';
import { nakshatraName, rashiName } from '#domain/panchang/names.ts';
import { kundliTexts } from '#i18n/catalogue/kundli.ts';
import { personTexts as texts } from '#i18n/catalogue/person.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { showToast } from '#ui/toast.ts';
import { BirthForm } from './birth-form.tsx';
import classes from './kundli.module.css';
import type { Person } from './person.ts';
import { keepBirthFor } from '#session/births.ts';
import type { Births } from '#session/use-births.ts';

export type WithoutBirth = 'star' | 'rashi';

export interface PersonFieldProps {
  legend: string;
  person: Person | undefined;
  onChange(person: Person | undefined): void;
  kept: Births;
  /** What may be told in the place of a birth. */
  without: readonly WithoutBirth[];
  /** What stands there while nobody has chosen and the device keeps no birth. */
  first: 'none' | 'another' | WithoutBirth;
}

type Chosen = 'none' | 'another' | WithoutBirth | `birth ${string}`;

/** One of the births that this device keeps, a new one, or as much as somebody knows of theirs. */
export function PersonField({ legend, person, onChange, kept, without, first }: PersonFieldProps) {
  const { t, language } = useI18n();
  const id = useId();
  const [opened, setOpened] = useState<Chosen>();
  // A birth that is added beside this one does not close a form that somebody is filling in.
  const [hadBirths, setHadBirths] = useState<boolean>();
  if (hadBirths === undefined && kept.births) setHadBirths(kept.births.length > 0);
  const births = [
    ...(kept.births ?? []),
    // One that could not be kept holds for this visit.
    ...(person?.kind === 'birth' && !kept.births?.some((birth) => birth.id === person.birth.id)
      ? [person.birth]
      : []),
  ];
  const chosen: Chosen = opened ?? (person ? chosenOf(person) : hadBirths ? 'none' : first);

  function choose(value: Chosen): void {
    const birth = births.find((each) => `birth ${each.id}` === value);
    setOpened(birth ? undefined : value);
    onChange(birth && { kind: 'birth', birth });
  }

  async function add(birth: KeptBirth): Promise<void> {
    setOpened(undefined);
    onChange({ kind: 'birth', birth });
    if (kept.owner === undefined) return;
    try {
      const outcome = await keepBirthFor(kept.owner, birth);
      if (outcome.kind === 'full') showToast({ tone: 'error', title: { message: kundliTexts.full } });
      await kept.reload();
    } catch (error) {
      logQuietly('births', error);
      showToast({ tone: 'error', title: { message: kundliTexts.notKept } });
    }
  }

  return (
    <fieldset className={classes.personChoice}>
      <legend id={`${id}-legend`}>{legend}</legend>
      <select
        className={classes.select}
        aria-labelledby={`${id}-legend`}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value as Chosen)}
      >
        {(chosen === 'none' || first === 'none') && (
          <option value="none">{t(first === 'none' ? texts.nobody : texts.choose)}</option>
        )}
        {births.map((birth) => (
          <option key={birth.id} value={`birth ${birth.id}`}>
            {birth.name || t(kundliTexts.unnamed, { date: civilDateText(birth.date, language) })}
          </option>
        ))}
        <option value="another">{t(texts.another)}</option>
        {without.map((kind) => (
          <option key={kind} value={kind}>
            {t(texts[kind])}
          </option>
        ))}
      </select>
      {chosen === 'another' && (
        <>
          <BirthForm submitLabel={t(texts.use)} onSubmit={(birth) => void add(birth)} />
          <p className={classes.quiet}>{t(kept.isInAccount ? texts.keptInAccount : texts.keptHere)}</p>
        </>
      )}
      {chosen === 'star' && (
        <StarFields star={person?.kind === 'star' ? person : undefined} onChange={onChange} />
      )}
      {chosen === 'rashi' && (
        <NumberSelect
          label={t(texts.rashiName)}
          value={person?.kind === 'rashi' ? person.rashi : undefined}
          last={12}
          say={(rashi) => rashiName(rashi, language)}
          onChange={(rashi) => onChange({ kind: 'rashi', rashi: rashi as Sign })}
        />
      )}
    </fieldset>
  );
}

interface StarFieldsProps {
  star: { nakshatra: number; pada: Pada } | undefined;
  onChange(person: Person | undefined): void;
}

/** Nakshatra and pada, which count once both are chosen. */
function StarFields({ star, onChange }: StarFieldsProps) {
  const { t, language } = useI18n();
  const [told, setTold] = useState<{ nakshatra?: number; pada?: Pada }>(star ?? {});

  function tell(part: { nakshatra?: number; pada?: Pada }): void {
    const { nakshatra, pada } = { ...told, ...part };
    setTold({ ...told, ...part });
    onChange(nakshatra === undefined || pada === undefined ? undefined : { kind: 'star', nakshatra, pada });
  }

  return (
    <div className={classes.pair}>
      <NumberSelect
        label={t(texts.nakshatra)}
        value={told.nakshatra}
        last={27}
        say={(number) => nakshatraName(number, language)}
        onChange={(nakshatra) => tell({ nakshatra })}
      />
      <NumberSelect
        label={t(texts.pada)}
        value={told.pada}
        last={4}
        say={String}
        onChange={(pada) => tell({ pada: pada as Pada })}
      />
    </div>
  );
}

interface NumberSelectProps {
  label: string;
  value: number | undefined;
  last: number;
  say(number: number): string;
  onChange(number: number): void;
}

/** One of so many numbered things, 1 the first. */
function NumberSelect({ label, value, last, say, onChange }: NumberSelectProps) {
  const { t } = useI18n();
  const id = useId();
  return (
    <span className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classes.select}
        value={value ?? ''}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {value === undefined && <option value="">{t(texts.choose)}</option>}
        {Array.from({ length: last }, (_, index) => index + 1).map((number) => (
          <option key={number} value={number}>
            {say(number)}
          </option>
        ))}
      </select>
    </span>
  );
}

function chosenOf(person: Person): Chosen {
  return person.kind === 'birth' ? `birth ${person.birth.id}` : person.kind;
}
