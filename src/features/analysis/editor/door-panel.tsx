import { Button } from '@mantine/core';
import { useId } from 'react';
import type { PlanFault, Point } from '#domain/vaastu/plan.ts';
import { planEditor as texts } from '#i18n/catalogue/plan-editor.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { doorStep } from './door-tool.ts';
import { FaultList } from './fault-list.tsx';
import { pointAlong, shareAlong } from './on-wall.ts';
import { zoneName } from './place-name.ts';
import { withDoor } from './plan-edits.ts';
import type { Editor } from './use-editor.ts';
import type { Whereabouts } from './whereabouts.ts';
import classes from './plan-editor.module.css';

export interface DoorPanelProps {
  editor: Editor;
  where: Whereabouts | undefined;
  faults: readonly PlanFault[];
}

/** The main door: where along the wall it is, and which of the thirty-two places that is. */
export function DoorPanel({ editor, where, faults }: DoorPanelProps) {
  const { t } = useI18n();
  const id = useId();
  const { plan, shown, hands } = editor;
  const { outline } = plan;
  if (!outline) {
    return (
      <>
        <p className={classes.hint}>{t(texts.doorNeedsOutline)}</p>
        <Button onClick={() => editor.setMode('outline')}>{t(texts.toOutline)}</Button>
      </>
    );
  }
  const share = shown.door ? shareAlong(outline, shown.door) : 0;
  return (
    <>
      <p className={classes.hint}>{t(texts.doorHint)}</p>
      <FaultList faults={faults} />
      {shown.door && <PadaLine door={shown.door} where={where} />}
      {plan.door ? (
        <>
          <label htmlFor={id} className={classes.field}>
            <span>{t(texts.alongWall)}</span>
            <input
              id={id}
              type="range"
              className={classes.range}
              min={0}
              max={1 - doorStep}
              step={doorStep}
              value={share}
              data-testid="door-range"
              onChange={({ currentTarget: { valueAsNumber } }) =>
                hands.keep(withDoor(plan, pointAlong(outline, valueAsNumber)), 'slide door')
              }
            />
          </label>
          <Button variant="default" onClick={() => hands.keep({ ...plan, door: null })}>
            {t(texts.removeDoor)}
          </Button>
        </>
      ) : (
        <Button
          data-testid="place-door"
          onClick={() => hands.keep(withDoor(plan, pointAlong(outline, doorStep)))}
        >
          {t(texts.placeDoor)}
        </Button>
      )}
    </>
  );
}

function PadaLine({ door, where }: { door: Point; where: Whereabouts | undefined }) {
  const { t, language } = useI18n();
  if (!where) return <p className={classes.hint}>{t(texts.padaNeedsNorth)}</p>;
  const { id, name, wall } = where.padaOf(door);
  return (
    <output className={classes.reading} data-testid="door-pada">
      <strong>{t(texts.pada, { pada: id, name: name[language] })}</strong>{' '}
      {t(texts.padaBearing, { direction: zoneName(wall, language) })}
    </output>
  );
}
