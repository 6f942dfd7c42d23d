import { useCallback, useId, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { japa as texts } from '#i18n/catalogue/japa.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Screen } from '#ui/screen.tsx';
import { Switch } from '#ui/switch.tsx';
import { useWakeLock } from '#ui/use-wake-lock.ts';
import { canVibrate, tellBead } from './bead-signs.ts';
import { countBead, takeBeadBack } from './count-beads.ts';
import { JapaRecord } from './japa-record.tsx';
import { changeJapa, japaStore } from './japa-store.ts';
import classes from './japa.module.css';
import { Mala } from './mala.tsx';
import { MantraChoice, MantraWords } from './mantra-choice.tsx';
import { useJapa } from './use-japa.ts';

/** A mala of 108 under the thumb, with the screen kept on and a quiet record below it. */
export function JapaScreen() {
  const { t } = useI18n();
  const used = useJapa();
  const wakeLock = useWakeLock();
  const { owner, today, sitting } = used;
  const { hasSound, hasVibration } = useStore(japaStore);
  const onBead = useCallback(() => tellBead(countBead(owner, today).isMala), [owner, today]);
  const count = sitting?.count ?? 0;
  return (
    <Screen
      title={t(texts.title)}
      head={{ path: '/japa', description: t(texts.description) }}
      isTitleHidden
      width="reading"
    >
      <div className={classes.page}>
        <div className={classes.stage}>
          <MantraWords />
          <Mala count={count} onBead={onBead} />
          <div className={classes.under}>
            <button
              type="button"
              className={classes.textButton}
              aria-disabled={count === 0}
              onClick={takeBeadBack}
              data-testid="bead-back"
            >
              {t(texts.back)}
            </button>
            {wakeLock === 'held' && <span className={classes.quiet}>{t(texts.awake)}</span>}
          </div>
        </div>
        <section className={classes.choices} aria-labelledby="japa-choices">
          <h2 id="japa-choices" className={classes.heading}>
            {t(texts.choices)}
          </h2>
          <MantraChoice />
          <SwitchRow
            title={t(texts.sound)}
            isOn={hasSound}
            onChange={(isOn) => changeJapa({ hasSound: isOn })}
            testId="japa-sound"
          >
            {t(texts.soundText)}
          </SwitchRow>
          <SwitchRow
            title={t(texts.vibration)}
            isOn={hasVibration && canVibrate()}
            isOff={!canVibrate()}
            onChange={(isOn) => changeJapa({ hasVibration: isOn })}
            testId="japa-vibration"
          >
            {t(canVibrate() ? texts.vibrationText : texts.noVibration)}
          </SwitchRow>
          <p className={classes.keys}>{t(texts.keys)}</p>
        </section>
        <JapaRecord used={used} />
      </div>
    </Screen>
  );
}

interface SwitchRowProps {
  title: string;
  isOn: boolean;
  /** It cannot be had here. */
  isOff?: boolean;
  onChange(isOn: boolean): void;
  testId: string;
  children: ReactNode;
}

function SwitchRow({ title, isOn, isOff = false, onChange, testId, children }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={classes.row}>
      <div className={classes.rowWords}>
        <label htmlFor={id} className={classes.rowTitle}>
          {title}
        </label>
        <p id={`${id}-text`} className={classes.quiet}>
          {children}
        </p>
      </div>
      <Switch
        id={id}
        checked={isOn}
        disabled={isOff}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.currentTarget.checked)}
        data-testid={testId}
      />
    </div>
  );
}
