import type { Point, Polygon } from '#domain/vaastu/plan.ts';
import type { StageTool } from '../plan-stage/plan-stage-props.ts';
import { arrowSteps, dragging, nothingSelected, nudgeStep, type Hands } from './hands.ts';
import { cornerAt } from './pick.ts';
import { withOutline } from './plan-edits.ts';
import { fromGrip, snapReach } from './rooms-tool.ts';
import { isShape, rectangle, withCornerAt, withoutCorner } from './shape-edits.ts';
import { outlineId, snapLines, snappedPoint } from './snap.ts';

/** Moves the corners of the outer walls; draws them as a rectangle where there are none. */
export function outlineTool(hands: Hands): StageTool {
  return {
    grab(touch) {
      const plan = hands.plan();
      const { outline } = plan;
      const lines = snapLines(plan, outlineId);
      const snapped = (at: Point) => snappedPoint(at, lines, snapReach * touch.pixel);
      if (!outline) {
        const start = snapped(touch.at);
        return dragging(hands, (at) => shapeOr(rectangle(start, snapped(at), plan.size)));
      }
      const corner = cornerAt(outline, touch);
      if (corner === undefined) return undefined;
      const held = fromGrip(outline[corner] ?? touch.at, touch.at);
      return dragging(hands, (at) => {
        if (hands.selection().corner !== corner) hands.select({ roomId: undefined, corner });
        const moved = withCornerAt(outline, corner, snapped(held(at)), plan.size);
        return moved && withOutline(plan, moved);
      });

      function shapeOr(polygon: Polygon) {
        return isShape(polygon, plan.size) ? withOutline(plan, polygon) : undefined;
      }
    },

    tap(touch) {
      const { outline } = hands.plan();
      hands.select({ roomId: undefined, corner: outline ? cornerAt(outline, touch) : undefined });
    },

    key(event) {
      const plan = hands.plan();
      const { corner } = hands.selection();
      if (!plan.outline || corner === undefined) return false;
      if (event.key === 'Escape') {
        hands.select(nothingSelected);
        return true;
      }
      if (event.key === 'Delete' || event.key === 'Backspace') {
        const outline = withoutCorner(plan.outline, corner, plan.size);
        if (outline) hands.keep(withOutline(plan, outline));
        else hands.refuse('too-few-corners');
        hands.select(nothingSelected);
        return true;
      }
      const way = arrowSteps[event.key];
      const from = plan.outline[corner];
      if (!way || !from) return false;
      const step = nudgeStep(plan, event.shiftKey);
      const to: Point = [from[0] + way[0] * step, from[1] + way[1] * step];
      const outline = withCornerAt(plan.outline, corner, to, plan.size);
      if (outline) hands.keep(withOutline(plan, outline), `nudge corner ${corner}`);
      return true;
    },
  };
}
