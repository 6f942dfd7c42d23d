import { toDegrees } from '#domain/vaastu/lookup.ts';
import type { KeptPlan, Point } from '#domain/vaastu/plan.ts';
import type { StageTool } from '../plan-stage/plan-stage-props.ts';
import { wheelOf } from '../plan-stage/stage-box.ts';
import { dragging, type Hands } from './hands.ts';
import { withNorth } from './plan-edits.ts';

/** How near the middle a pointer may go down without turning the wheel wildly, beside its radius. */
const deadShare = 0.12;

/** Turns the wheel: it follows the pointer from wherever it was taken. A tap points north that way. */
export function northTool(hands: Hands): StageTool {
  return {
    grab(touch) {
      const plan = hands.plan();
      const { centre, radius } = dialOf(plan);
      if (Math.hypot(touch.at[0] - centre[0], touch.at[1] - centre[1]) < radius * deadShare) return undefined;
      const start = bearingFrom(centre, touch.at);
      const from = plan.north ?? start;
      return dragging(hands, (at) => withNorth(plan, from + bearingFrom(centre, at) - start));
    },

    tap({ at }) {
      const plan = hands.plan();
      hands.keep(withNorth(plan, bearingFrom(dialOf(plan).centre, at)));
    },

    key(event) {
      const turn = turns[event.key];
      if (turn === undefined) return false;
      const plan = hands.plan();
      hands.keep(withNorth(plan, (plan.north ?? 0) + turn * (event.shiftKey ? 10 : 1)), 'turn');
      return true;
    },
  };
}

const turns: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** The wheel of the plan; before there is an outline, one in the middle of the sheet. */
export function dialOf(plan: Pick<KeptPlan, 'outline' | 'north' | 'context' | 'size'>): {
  centre: Point;
  radius: number;
} {
  const [width, height] = plan.size;
  return wheelOf(plan) ?? { centre: [width / 2, height / 2], radius: Math.min(width, height) * 0.4 };
}

/** The direction of a point seen from another: degrees clockwise from up. */
function bearingFrom([x1, y1]: Point, [x2, y2]: Point): number {
  return toDegrees((Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI);
}
