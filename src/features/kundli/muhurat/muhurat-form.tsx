import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useId, useRef, useState, type FormEvent } from 'react';
import { shoolDirections, type Direction } from '#domain/jyotish/day/disha-shool.ts';
import { purposeIds, purposes, type PurposeId } from '#domain/jyotish/muhurat/purposes.ts';
import { firstDate, lastDate } from '#domain/panchang/range.ts';
import { addDays, readCivilDate } from '#domain/time/civil-date.ts';
import type { Place } from '#domain/time/place.ts';
import { civilDateAt } from '#domain/time/zone.ts';
import { kundliTexts } from '#i18n/catalogue/kundli.ts';
import { muhuratTexts as texts } from '#i18n/catalogue/muhurat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { usePlaceName } from '#session/use-place-name.ts';
import { Choice } from '#ui/choice.tsx';
import classes from '../kundli.module.css';
import { PlaceField } from '../place-field.tsx';
import { spanFault, type AskedMuhurat, type SpanFault } from './muhurat-question.ts';
import styles from './muhurat.module.css';

export interface MuhuratFormProps {
  /** What the address asks for. */
  asked: AskedMuhurat | undefined;
  /** What an address names that has no days yet. */
  named: string | undefined;
  /** Where whoever is here has their days reckoned. */
  own: Place;
  onAsk(asked: AskedMuhurat): void;
}

interface Values {
  purpose: PurposeId;
  from: string;
  to: string;
  /** Undefined until somebody writes another place. */
  written: { text: string; place: Place | undefined } | undefined;
  direction: Direction | 'any';
  strict: boolean;
}

/** As far ahead as people plan who have not chosen a span. */
const usualDays = 60;

const faultTexts: Readonly<Record<SpanFault, (typeof texts)['noDate']>> = {
  'no-from': texts.noDate,
  'no-to': texts.noDate,
  reversed: texts.reversed,
  'too-long': texts.tooLong,
  'out-of-range': texts.outOfRange,
};

/** What a time is sought for, where and between which days. */
export function MuhuratForm({ asked, named, own, onAsk }: MuhuratFormProps) {
  const { t, language } = useI18n();
  const purposeField = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => valuesOf(asked, named, own));
  const [wasSent, setWasSent] = useState(false);
  const known = asked?.place ?? own;
  const knownName = usePlaceName(known);
  const { text: placeText, place } = values.written ?? { text: knownName, place: known };
  const fault = spanFault(values.from, values.to);
  const faultOf = (field: 'from' | 'to') =>
    wasSent && fault && (fault === 'no-from') === (field === 'from') ? t(faultTexts[fault]) : undefined;
  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));

  function send(event: FormEvent): void {
    event.preventDefault();
    setWasSent(true);
    const [from, to] = [readCivilDate(values.from), readCivilDate(values.to)];
    if (fault || !from || !to || !place) {
      const wrong = fault ? (fault === 'no-from' ? 'from' : 'to') : 'place';
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const { purpose, strict } = values;
    const direction = purpose === 'travel' && values.direction !== 'any' ? values.direction : undefined;
    onAsk({ purpose, from, to, place, direction, strict });
  }

  const day = (name: 'from' | 'to') => (
    <TextInput
      type="date"
      name={name}
      label={t(texts[name])}
      min={firstDate}
      max={lastDate}
      value={values[name]}
      error={faultOf(name)}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );

  return (
    <form ref={form} className={classes.form} onSubmit={send} noValidate>
      <span className={classes.field}>
        <label htmlFor={purposeField}>{t(texts.purpose)}</label>
        <select
          id={purposeField}
          className={classes.select}
          value={values.purpose}
          onChange={({ currentTarget }) => {
            const purpose = purposeIds.find((id) => id === currentTarget.value);
            if (purpose) change({ purpose });
          }}
        >
          {purposeIds.map((id) => (
            <option key={id} value={id}>
              {purposes[id].name[language]}
            </option>
          ))}
        </select>
      </span>
      <PlaceField
        label={t(texts.place)}
        hint={t(texts.placeHint)}
        text={placeText}
        place={place}
        fault={wasSent && !place ? t(kundliTexts.placeWrong) : undefined}
        onChange={(text, found) => change({ written: { text, place: found } })}
      />
      {day('from')}
      {day('to')}
      {values.purpose === 'travel' && (
        <Choice
          legend={t(texts.direction)}
          value={values.direction}
          options={[
            { value: 'any', label: t(texts.anyDirection) },
            ...shoolDirections.map((value) => ({ value, label: t(texts[value]) })),
          ]}
          onChange={(direction) => change({ direction })}
        />
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={values.strict}
          onChange={({ currentTarget }) => change({ strict: currentTarget.checked })}
        />
        {t(texts.strict)}
      </label>
      <div className={classes.acts}>
        <Button type="submit">{t(texts.find)}</Button>
      </div>
    </form>
  );
}

function valuesOf(asked: AskedMuhurat | undefined, named: string | undefined, own: Place): Values {
  const today = civilDateAt(Date.now(), own.timeZone);
  return {
    purpose: asked?.purpose ?? purposeIds.find((id) => id === named) ?? 'griha_pravesh',
    from: asked?.from ?? today,
    to: asked?.to ?? addDays(today, usualDays),
    written: undefined,
    direction: asked?.direction ?? 'any',
    strict: asked?.strict ?? false,
  };
}
