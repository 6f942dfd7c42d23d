import { boundsOf } from '#domain/vaastu/geometry.ts';
import type { KeptRoom, Point, Polygon } from '#domain/vaastu/plan.ts';
import { planEditor as texts } from '#i18n/catalogue/plan-editor.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { CornerTools } from './corner-tools.tsx';
import { nudgeStep } from './hands.ts';
import { NudgePad } from './nudge-pad.tsx';
import { movedBy, sized } from './shape-edits.ts';
import type { Editor } from './use-editor.ts';
import classes from './plan-editor.module.css';

export interface ShapeToolsProps {
  editor: Editor;
  room: KeptRoom;
  /** `gesture` names what belongs to one step. */
  onChange(polygon: Polygon, gesture?: string): void;
}

/** What dragging does to a room, by buttons and arrow keys. */
export function ShapeTools({ editor, room, onChange }: ShapeToolsProps) {
  const { t } = useI18n();
  const { plan, hands, selection } = editor;
  const { id, polygon } = room;
  const by = ([x, y]: Point, isLarge: boolean): Point => {
    const step = nudgeStep(plan, isLarge);
    return [x * step, y * step];
  };

  function resize(way: Point, isLarge: boolean): void {
    const { left, right, top, bottom } = boundsOf(polygon);
    const [x, y] = by(way, isLarge);
    const changed = sized(polygon, [right - left + x, bottom - top + y], plan.size);
    if (changed) onChange(changed, `size ${id}`);
    else hands.refuse('no-shape');
  }

  return (
    <div className={classes.shape}>
      <div className={classes.pads}>
        <NudgePad
          legend={t(texts.place)}
          labels={[texts.left, texts.up, texts.down, texts.right]}
          onNudge={(way, isLarge) => onChange(movedBy(polygon, by(way, isLarge), plan.size), `nudge ${id}`)}
        />
        <NudgePad
          legend={t(texts.size)}
          labels={[texts.narrower, texts.shorter, texts.taller, texts.wider]}
          onNudge={resize}
        />
      </div>
      <CornerTools
        polygon={polygon}
        size={plan.size}
        corner={selection.corner}
        step={nudgeStep(plan, false)}
        onCorner={(corner) => hands.select({ roomId: id, corner })}
        onChange={onChange}
        onRefuse={hands.refuse}
      />
    </div>
  );
}
