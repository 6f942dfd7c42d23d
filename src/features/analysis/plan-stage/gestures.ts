import type { Point } from '#domain/vaastu/plan.ts';
import type { StageDrag } from './plan-stage-props.ts';

/** What the fingers ask of the stage. Points are CSS pixels from its corner. */
export interface GesturePort {
  pan(dx: number, dy: number): void;
  zoom(factor: number, around: Point): void;
  /** What a pointer that goes down takes hold of, if anything. */
  grab(at: Point, isFinger: boolean): StageDrag | undefined;
  /** Passes a point of the stage on to what is dragged. */
  drag(drag: StageDrag, at: Point): void;
  tap(at: Point, isFinger: boolean): void;
  twice(at: Point): void;
}

export interface StagePointer {
  id: number;
  at: Point;
  isFinger: boolean;
  /** Milliseconds on any clock. */
  time: number;
}

export interface Gestures {
  down(pointer: StagePointer): void;
  move(pointer: StagePointer): void;
  up(pointer: StagePointer): void;
  /** The system takes the pointer away. */
  lose(id: number): void;
  /** Ends a drag as if it had never begun. Answers whether there was one. */
  cancel(): boolean;
}

type State =
  | { kind: 'idle' }
  | { kind: 'pressed'; id: number; from: Point; at: Point; isFinger: boolean; drag: StageDrag | undefined }
  | { kind: 'dragging'; id: number; at: Point; drag: StageDrag }
  | { kind: 'panning'; id: number; at: Point }
  | { kind: 'pinching'; fingers: readonly [Finger, Finger] };

interface Finger {
  id: number;
  at: Point;
}

/** A pointer that stays this close to where it went down taps; a finger trembles more than a mouse. */
const trembling = { finger: 9, mouse: 4 };
const twiceWithinMs = 320;
const twiceWithin = 32;

/**
 * Tells taps, double taps, drags, pans and pinches apart. One pointer drags what it took hold of, or moves the sheet;
 * as soon as a second finger comes down, whatever was dragged is put back and both of them zoom.
 */
export function createGestures(port: GesturePort): Gestures {
  let state: State = { kind: 'idle' };
  let lastTap: { at: Point; time: number } | undefined;

  return {
    down({ id, at, isFinger }) {
      if (state.kind === 'idle') {
        state = { kind: 'pressed', id, from: at, at, isFinger, drag: port.grab(at, isFinger) };
      } else if (state.kind !== 'pinching' && isFinger) {
        putBack();
        lastTap = undefined;
        state = {
          kind: 'pinching',
          fingers: [
            { id: state.id, at: state.at },
            { id, at },
          ],
        };
      }
    },

    move({ id, at }) {
      if (state.kind === 'pinching') return pinch(state.fingers, { id, at });
      if (state.kind === 'idle' || state.id !== id) return;
      if (state.kind === 'pressed') {
        const { from, drag, isFinger } = state;
        if (distance(from, at) < (isFinger ? trembling.finger : trembling.mouse)) return;
        state = drag ? { kind: 'dragging', id, at, drag } : { kind: 'panning', id, at: from };
      }
      if (state.kind === 'dragging') port.drag(state.drag, at);
      else port.pan(at[0] - state.at[0], at[1] - state.at[1]);
      state = { ...state, at };
    },

    up({ id, at, time }) {
      if (state.kind === 'pinching') {
        const left = state.fingers.find((finger) => finger.id !== id);
        if (left && holds(id)) state = { kind: 'panning', ...left };
        return;
      }
      if (!holds(id)) return;
      const ended = state;
      state = { kind: 'idle' };
      if (ended.kind === 'dragging') ended.drag.drop();
      if (ended.kind !== 'pressed') return;
      ended.drag?.cancel();
      if (lastTap && time - lastTap.time < twiceWithinMs && distance(lastTap.at, at) < twiceWithin) {
        lastTap = undefined;
        port.twice(at);
      } else {
        lastTap = { at, time };
        port.tap(at, ended.isFinger);
      }
    },

    lose(id) {
      if (!holds(id)) return;
      putBack();
      state = { kind: 'idle' };
    },

    cancel() {
      if (state.kind !== 'dragging') return false;
      putBack();
      state = { kind: 'idle' };
      return true;
    },
  };

  function holds(id: number): boolean {
    if (state.kind === 'idle') return false;
    return state.kind === 'pinching' ? state.fingers.some((finger) => finger.id === id) : state.id === id;
  }

  function putBack(): void {
    if (state.kind === 'pressed' || state.kind === 'dragging') state.drag?.cancel();
  }

  /** The middle between the fingers moves the sheet, their distance zooms it. */
  function pinch([first, second]: readonly [Finger, Finger], moved: Finger): void {
    if (moved.id !== first.id && moved.id !== second.id) return;
    const fingers = [moved.id === first.id ? moved : first, moved.id === second.id ? moved : second] as const;
    const was = middle(first.at, second.at);
    const is = middle(fingers[0].at, fingers[1].at);
    state = { kind: 'pinching', fingers };
    port.pan(is[0] - was[0], is[1] - was[1]);
    const before = distance(first.at, second.at);
    if (before > 0) port.zoom(distance(fingers[0].at, fingers[1].at) / before, is);
  }
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
