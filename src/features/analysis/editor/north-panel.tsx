import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { PlanFault } from '#domain/vaastu/plan.ts';
import { planEditor as texts } from '#i18n/catalogue/plan-editor.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { CompassPanel } from './compass-panel.tsx';
import { FaultList } from './fault-list.tsx';
import { withNorth } from './plan-edits.ts';
import type { Editor } from './use-editor.ts';
import classes from './plan-editor.module.css';

const steps = [-5, -1, 1, 5];
const quarters: readonly { degrees: number; label: Message }[] = [
  { degrees: 0, label: texts.northUp },
  { degrees: 90, label: texts.northRight },
  { degrees: 180, label: texts.northDown },
  { degrees: 270, label: texts.northLeft },
];

/** Where north is: by number, by steps, by quarter, or by the phone's compass. The wheel itself turns on the plan. */
export function NorthPanel({ editor, faults }: { editor: Editor; faults: readonly PlanFault[] }) {
  const { t } = useI18n();
  const { plan, shown, hands } = editor;

  function set(degrees: number, gesture?: string): void {
    const turned = withNorth(plan, degrees);
    hands.keep(turned, gesture);
    editor.say(t(texts.northAt, { degrees: turned.north ?? 0 }));
  }

  return (
    <>
      <p className={classes.hint}>{t(shown.north === null ? texts.northNone : texts.northHint)}</p>
      <FaultList faults={faults} />
      <DegreesField key={shown.north} north={shown.north} onChange={set} />
      <div className={classes.buttons}>
        {steps.map((step) => (
          <Button
            key={step}
            variant="default"
            aria-label={t(step < 0 ? texts.turnLeft : texts.turnRight, { degrees: Math.abs(step) })}
            onClick={() => set((plan.north ?? 0) + step, 'turn')}
          >
            {t(texts.turnBy, { degrees: step < 0 ? `−${-step}` : `+${step}` })}
          </Button>
        ))}
      </div>
      <fieldset className={classes.group}>
        <legend>{t(texts.northIs)}</legend>
        <div className={classes.buttons}>
          {quarters.map(({ degrees, label }) => (
            <Button
              key={degrees}
              variant={plan.north === degrees ? 'light' : 'default'}
              aria-pressed={plan.north === degrees}
              onClick={() => set(degrees)}
            >
              {t(label)}
            </Button>
          ))}
        </div>
      </fieldset>
      <CompassPanel onTake={set} />
    </>
  );
}

interface DegreesFieldProps {
  north: number | null;
  onChange(degrees: number): void;
}

/** Taken over when it is left or entered, so that writing 120 does not turn to 1 and 12 first. */
function DegreesField({ north, onChange }: DegreesFieldProps) {
  const { t } = useI18n();
  const id = useId();
  const [words, setWords] = useState(north === null ? '' : String(north));
  const degrees = Number(words.replace(',', '.'));
  const isWrong = words.trim() !== '' && !(degrees >= 0 && degrees <= 360);

  function take(): void {
    if (words.trim() !== '' && !isWrong && degrees !== north) onChange(degrees);
  }

  return (
    <div className={classes.field}>
      <label htmlFor={id}>{t(texts.degrees)}</label>
      <input
        id={id}
        className={classes.select}
        inputMode="decimal"
        value={words}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        data-testid="north-degrees"
        onChange={(event) => setWords(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className={classes.wrong}>
          {t(texts.notDegrees)}
        </p>
      )}
    </div>
  );
}
