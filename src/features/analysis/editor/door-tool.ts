import type { StageTool } from '../plan-stage/plan-stage-props.ts';
import { arrowSteps, dragging, type Hands } from './hands.ts';
import { onWall, pointAlong, shareAlong } from './on-wall.ts';
import { isAt } from './pick.ts';
import { withDoor } from './plan-edits.ts';

/** How much of the way around the home one press of an arrow goes. */
export const doorStep = 0.005;

/** Puts the main door where the wall is nearest to a tap, and slides it along. */
export function doorTool(hands: Hands): StageTool {
  return {
    grab(touch) {
      const plan = hands.plan();
      if (!plan.outline) return undefined;
      const isNear = isAt(onWall(plan.outline, touch.at), touch) || (plan.door && isAt(plan.door, touch));
      return isNear ? dragging(hands, (at) => withDoor(plan, at)) : undefined;
    },

    tap({ at }) {
      const plan = hands.plan();
      if (plan.outline) hands.keep(withDoor(plan, at));
    },

    key(event) {
      const { outline, door } = hands.plan();
      const way = arrowSteps[event.key];
      if (!way || !outline) return false;
      const share = (door ? shareAlong(outline, door) : 0) + (way[0] || -way[1]) * doorStep;
      hands.keep(withDoor(hands.plan(), pointAlong(outline, share)), 'slide door');
      return true;
    },
  };
}
