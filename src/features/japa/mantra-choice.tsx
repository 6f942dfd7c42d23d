import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { useStore } from 'zustand';
import { japaMantras, longestMantra, mantraOf } from '#domain/devotion/japa.ts';
import { hasDevanagari, transliterate } from '#domain/transliteration/transliterate.ts';
import { japa as texts } from '#i18n/catalogue/japa.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { chooseMantra } from './count-beads.ts';
import { changeJapa, japaStore } from './japa-store.ts';
import classes from './japa.module.css';

const own = 'own';

/** The mantra in its letters, in Latin ones and in what it means. */
export function MantraWords() {
  const { language } = useI18n();
  const text = useStore(japaStore, ({ mantra }) => mantra);
  const isDevanagari = hasDevanagari(text);
  return (
    <div className={classes.words} data-testid="mantra">
      <p className={classes.mantra} lang={isDevanagari ? 'sa' : undefined}>
        {text}
      </p>
      {isDevanagari && (
        <p className={classes.latin} lang="sa-Latn">
          {inLatin(text)}
        </p>
      )}
      <p className={classes.meaning}>{mantraOf(text)?.meaning[language]}</p>
    </div>
  );
}

/** One of the list, or one's own. */
export function MantraChoice() {
  const { t } = useI18n();
  const { mantra, own: typed } = useStore(japaStore);
  const id = useId();
  const isListed = mantraOf(mantra) !== undefined;

  function choose(value: string): void {
    if (value !== own) chooseMantra(value);
    else chooseMantra(typed.trim() === '' ? ownUntilTyped : typed.trim());
  }

  return (
    <div className={classes.choice}>
      <label htmlFor={id} className={classes.label}>
        {t(texts.mantra)}
      </label>
      <select
        id={id}
        className={classes.select}
        value={isListed ? mantra : own}
        onChange={(event) => choose(event.currentTarget.value)}
        data-testid="choose-mantra"
      >
        {japaMantras.map(({ text }) => (
          <option key={text} value={text} lang="sa">
            {text}
          </option>
        ))}
        <option value={own}>{t(texts.own)}</option>
      </select>
      {!isListed && (
        <TextInput
          label={t(texts.ownLabel)}
          description={t(texts.ownHint)}
          value={typed}
          maxLength={longestMantra}
          autoComplete="off"
          onChange={(event) => changeJapa({ own: event.currentTarget.value })}
          onBlur={() => typed.trim() !== '' && typed.trim() !== mantra && chooseMantra(typed.trim())}
          data-testid="own-mantra"
        />
      )}
    </div>
  );
}

/** What stands for a mantra that nobody has typed yet. */
const ownUntilTyped = '…';

function inLatin(text: string): string {
  return transliterate(text, { language: 'sa', scheme: 'plain' }).replaceAll('|', ',');
}
