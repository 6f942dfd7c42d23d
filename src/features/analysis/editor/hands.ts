import type { KeptPlan, KeptRoom, Point, Polygon } from '#domain/vaastu/plan.ts';
import type { StageDrag } from '../plan-stage/plan-stage-props.ts';
import { withoutRoom, withRoom, type EditRefusal } from './plan-edits.ts';

/** What is marked: a room or the outline, and one of its corners. */
export interface Selection {
  roomId: string | undefined;
  corner: number | undefined;
}

export const nothingSelected: Selection = { roomId: undefined, corner: undefined };

/** What the tools work with; each answer is that of now. */
export interface Hands {
  plan(): KeptPlan;
  selection(): Selection;
  select(selection: Selection): void;
  /** Whether the next tap or drag makes a room. */
  isAdding(): boolean;
  /** What is seen while something is dragged; undefined shows the plan as it is kept. */
  show(plan: KeptPlan | undefined): void;
  /** A finished change; several of one `gesture` in a row are one step. */
  keep(plan: KeptPlan, gesture?: string): void;
  /** Puts a new room there and asks what it is. */
  addRoom(polygon: Polygon): void;
  removeRoom(id: string): void;
  refuse(why: EditRefusal): void;
  stopAdding(): void;
}

/** What hands have to be given: where the state is held, and who tells of it. */
export interface HandsPort extends Pick<
  Hands,
  'plan' | 'selection' | 'select' | 'isAdding' | 'show' | 'keep' | 'refuse'
> {
  setAdding(isAdding: boolean): void;
  added(): void;
  removed(room: KeptRoom): void;
}

export function createHands(port: HandsPort): Hands {
  return {
    ...port,
    stopAdding: () => port.setAdding(false),
    addRoom(polygon) {
      const plan = port.plan();
      const id = freeId(plan);
      const edited = withRoom(plan, { id, room: null, polygon });
      if (edited.kind === 'refused') return port.refuse(edited.why);
      port.keep(edited.plan);
      port.select({ roomId: id, corner: undefined });
      port.setAdding(false);
      port.added();
    },
    removeRoom(id) {
      const plan = port.plan();
      const room = plan.rooms.find((one) => one.id === id);
      if (!room) return;
      port.keep(withoutRoom(plan, id));
      port.select(nothingSelected);
      port.removed(room);
    },
  };
}

/** r1, r2 and so on: short, as it is kept and sent with every plan. */
function freeId({ rooms }: KeptPlan): string {
  const taken = new Set(rooms.map(({ id }) => id));
  let number = rooms.length + 1;
  while (taken.has(`r${number}`)) number += 1;
  return `r${number}`;
}

/** A drag that shows what `change` makes of where the pointer is, and keeps the last of it. */
export function dragging(
  hands: Hands,
  change: (at: Point) => KeptPlan | undefined,
  keep: (plan: KeptPlan) => void = hands.keep,
): StageDrag {
  let last: KeptPlan | undefined;
  return {
    move(at) {
      last = change(at) ?? last;
      if (last) hands.show(last);
    },
    drop() {
      hands.show(undefined);
      if (last) keep(last);
    },
    cancel: () => hands.show(undefined),
  };
}

/** The way that an arrow key goes, in steps. */
export const arrowSteps: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far one press of an arrow moves something, on the plan. */
export function nudgeStep({ size }: KeptPlan, isLarge: boolean): number {
  return Math.max(1, Math.round(Math.max(...size) * (isLarge ? 0.025 : 0.005)));
}
