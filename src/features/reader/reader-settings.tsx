import { useId } from 'react';
import { useStore } from 'zustand';
import { hasDevanagari } from '#domain/transliteration/transliterate.ts';
import { readerTexts as texts } from '#i18n/catalogue/reader.ts';
import type { Message } from '#i18n/messages.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Choice } from '#ui/choice.tsx';
import { Switch } from '#ui/switch.tsx';
import classes from './aarti-reader.module.css';
import { choose, readerChoices, sizes, switched, type Lines } from './reader-choices.ts';
import type { AartiReading } from './reading.ts';
import type { WakeLockState } from '#ui/use-wake-lock.ts';

interface ReaderSettingsProps {
  reading: AartiReading;
  lines: Lines;
  wakeLock: WakeLockState;
}

/** How somebody wants to read; it is remembered on the device. */
export function ReaderSettings({ reading, lines, wakeLock }: ReaderSettingsProps) {
  const { t, language } = useI18n();
  const { size, tone, scheme, isFocused } = useStore(readerChoices);
  const sizeId = useId();
  const hasOwnScript = reading.stanzas.some((stanza) => stanza.lines.some(hasDevanagari));
  const hasMeanings = reading.stanzas.some(({ meaning }) => meaning !== undefined);
  const turn = (change: Partial<Lines>) => choose({ lines: switched(lines, change) });
  return (
    <section className={classes.settings} aria-label={t(texts.settings)} data-testid="reader-settings">
      {reading.stanzas.length > 0 && (
        <div className={classes.size}>
          <label htmlFor={sizeId}>{t(texts.size)}</label>
          <input
            id={sizeId}
            type="range"
            min={sizes.from}
            max={sizes.to}
            step={sizes.step}
            value={size}
            aria-valuetext={t(texts.pixels, { size: formatNumber(size, language) })}
            onChange={(event) => choose({ size: Number(event.currentTarget.value) })}
            data-testid="reader-size"
          />
          <output data-numeric>{formatNumber(size, language)}</output>
        </div>
      )}
      <Choice
        legend={t(texts.tone)}
        options={[
          { value: 'page', label: t(texts.tonePage) },
          { value: 'paper', label: t(texts.tonePaper) },
          { value: 'dark', label: t(texts.toneDark) },
        ]}
        value={tone}
        onChange={(chosen) => choose({ tone: chosen })}
      />
      {hasOwnScript && (
        <>
          <Toggle
            words={texts.devanagari}
            isOn={lines.devanagari}
            onTurn={(devanagari) => turn({ devanagari })}
          />
          <Toggle words={texts.latin} isOn={lines.latin} onTurn={(latin) => turn({ latin })} />
          {lines.latin && (
            <Choice
              legend={t(texts.scheme)}
              options={[
                { value: 'plain', label: t(texts.plain) },
                { value: 'iast', label: 'IAST' },
              ]}
              value={scheme}
              onChange={(chosen) => choose({ scheme: chosen })}
            />
          )}
        </>
      )}
      {hasMeanings && (
        <Toggle words={texts.meaning} isOn={lines.meaning} onTurn={(meaning) => turn({ meaning })} />
      )}
      {reading.stanzas.length > 1 && (
        <Toggle words={texts.focus} isOn={isFocused} onTurn={(on) => choose({ isFocused: on })} />
      )}
      <div className={classes.settingsEnd}>
        <button type="button" className={classes.button} onClick={() => window.print()}>
          {t(texts.print)}
        </button>
        <p className={classes.soft} data-testid="wake-lock">
          {wakeLock !== 'asked' && t(wakeLock === 'held' ? texts.staysOn : texts.mayGoOff)}
        </p>
      </div>
      {reading.stanzas.length > 0 && <p className={classes.soft}>{t(texts.keys)}</p>}
    </section>
  );
}

interface ToggleProps {
  words: Message;
  isOn: boolean;
  onTurn(isOn: boolean): void;
}

function Toggle({ words, isOn, onTurn }: ToggleProps) {
  const { t } = useI18n();
  const id = useId();
  return (
    <div className={classes.toggle}>
      <label htmlFor={id}>{t(words)}</label>
      <Switch id={id} checked={isOn} onChange={(event) => onTurn(event.currentTarget.checked)} />
    </div>
  );
}
