import { Button } from '@mantine/core';
import type { Polygon } from '#domain/vaastu/plan.ts';
import { planEditor as texts } from '#i18n/catalogue/plan-editor.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { NudgePad } from './nudge-pad.tsx';
import type { EditRefusal } from './plan-edits.ts';
import {
  mostDrawnCorners,
  notched,
  withCornerAfter,
  withCornerAt,
  withoutCorner,
  type SheetSize,
} from './shape-edits.ts';
import classes from './plan-editor.module.css';

export interface CornerToolsProps {
  polygon: Polygon;
  size: SheetSize;
  /** The chosen corner; the first one before any is. */
  corner: number | undefined;
  onCorner(corner: number): void;
  /** `gesture` names what belongs to one step. */
  onChange(polygon: Polygon, gesture?: string): void;
  onRefuse(why: EditRefusal): void;
  /** How far one press goes, on the plan. */
  step: number;
}

/** What can be done with the corners of a shape without a pointer. */
export function CornerTools({ polygon, size, corner, onCorner, onChange, onRefuse, step }: CornerToolsProps) {
  const { t } = useI18n();
  const active = corner ?? 0;

  function change(changed: Polygon | undefined, otherwise: EditRefusal, next: number): void {
    if (!changed) return onRefuse(otherwise);
    onChange(changed);
    onCorner(next);
  }

  const full = polygon.length + 2 > mostDrawnCorners ? 'too-many-corners' : 'no-shape';
  return (
    <fieldset className={classes.group}>
      <legend>{t(texts.corners)}</legend>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onCorner(((corner ?? -1) + 1) % polygon.length)}>
          {t(texts.nextCorner)}
        </Button>
        <Button variant="default" onClick={() => change(notched(polygon, active, size), full, active + 1)}>
          {t(texts.cutCorner)}
        </Button>
        <Button
          variant="default"
          onClick={() => change(withCornerAfter(polygon, active), 'too-many-corners', active + 1)}
        >
          {t(texts.addCorner)}
        </Button>
        <Button
          variant="default"
          onClick={() =>
            change(
              withoutCorner(polygon, active, size),
              polygon.length <= 3 ? 'too-few-corners' : 'no-shape',
              Math.min(active, polygon.length - 2),
            )
          }
        >
          {t(texts.removeCorner)}
        </Button>
      </div>
      {corner !== undefined && (
        <NudgePad
          legend={t(texts.cornerOf, { number: corner + 1, count: polygon.length })}
          labels={[texts.left, texts.up, texts.down, texts.right]}
          onNudge={([x, y], isLarge) => {
            const from = polygon[corner];
            const by = isLarge ? step * 5 : step;
            const to = from && withCornerAt(polygon, corner, [from[0] + x * by, from[1] + y * by], size);
            if (to) onChange(to, `nudge corner ${corner}`);
            else onRefuse('no-shape');
          }}
        />
      )}
    </fieldset>
  );
}
