import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { monthSystems, type MonthSystem } from '#domain/time/month-system.ts';
import type { Place } from '#domain/time/place.ts';
import { preferences as texts } from '#i18n/catalogue/preferences.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { usePlaceName } from '#session/use-place-name.ts';
import { usePreferences, type UsedPreferences } from '#session/use-preferences.ts';
import { showToast } from '#ui/toast.ts';
import { PlaceDialog } from './place-dialog.tsx';
import classes from './preferences.module.css';

/** Where the days are reckoned, and where a lunar month ends. */
export function CalendarChoices() {
  const { preferences, isKnown, choose } = usePreferences();
  const keep = (change: Parameters<UsedPreferences['choose']>[0]) => keepChoice(choose, change);
  return (
    <>
      <PlaceChoice place={preferences.place} isKnown={isKnown} onChoose={(place) => void keep({ place })} />
      <MonthChoice
        value={isKnown ? preferences.monthSystem : undefined}
        onChange={(monthSystem) => keep({ monthSystem })}
      />
    </>
  );
}

/** Returns whether it was kept, and says where it was not. */
async function keepChoice(
  choose: UsedPreferences['choose'],
  change: Parameters<UsedPreferences['choose']>[0],
): Promise<boolean> {
  try {
    const outcome = await choose(change);
    if (outcome === 'full') showToast({ tone: 'error', title: { message: texts.deviceFull } });
    else if (outcome === 'refused') showToast({ tone: 'error', title: { message: texts.notKept } });
    return outcome === 'kept';
  } catch (error) {
    logQuietly('preferences', error);
    showToast({ tone: 'error', title: { message: texts.notKept } });
    return false;
  }
}

interface PlaceChoiceProps {
  place: Place;
  isKnown: boolean;
  onChoose(place: Place): void;
}

function PlaceChoice({ place, isKnown, onChoose }: PlaceChoiceProps) {
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  const name = usePlaceName(place);
  return (
    <div className={classes.place}>
      <div className={classes.placeWords}>
        <p className={classes.legend}>{t(texts.place)}</p>
        <p className={classes.placeName}>{isKnown ? name : '\u00a0'}</p>
        <p className={classes.quiet}>{t(texts.placeText)}</p>
      </div>
      <Button
        variant="default"
        disabled={!isKnown}
        aria-label={t(texts.changePlaceFrom, { place: name })}
        onClick={() => setIsOpen(true)}
      >
        {t(texts.changePlace)}
      </Button>
      {isOpen && <PlaceDialog current={place} onChoose={onChoose} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

const words: Record<MonthSystem, { title: Message; text: Message }> = {
  purnimanta: { title: texts.purnimanta, text: texts.purnimantaText },
  amanta: { title: texts.amanta, text: texts.amantaText },
};

interface MonthChoiceProps {
  /** Undefined until it is known. */
  value: MonthSystem | undefined;
  /** Answers whether it was kept. */
  onChange(value: MonthSystem): Promise<boolean>;
}

function MonthChoice({ value, onChange }: MonthChoiceProps) {
  const { t } = useI18n();
  const name = useId();
  /** What was just chosen, until the device shows it: a radio button follows the finger, not the disk. */
  const [chosen, setChosen] = useState<{ from: MonthSystem | undefined; to: MonthSystem }>();
  if (chosen && chosen.from !== value) setChosen(undefined);
  const shown = chosen?.to ?? value;

  async function change(to: MonthSystem): Promise<void> {
    setChosen({ from: value, to });
    if (!(await onChange(to))) setChosen(undefined);
  }

  return (
    <fieldset className={classes.months}>
      <legend className={classes.legend}>{t(texts.monthSystem)}</legend>
      {monthSystems.toReversed().map((system) => (
        <label key={system} className={classes.month}>
          <input
            type="radio"
            name={name}
            className={classes.dot}
            checked={system === shown}
            aria-describedby={`${name}-${system}`}
            onChange={() => void change(system)}
          />
          <span className={classes.monthTitle}>{t(words[system].title)}</span>
          <span id={`${name}-${system}`} className={classes.quiet} aria-hidden="true">
            {t(words[system].text)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
