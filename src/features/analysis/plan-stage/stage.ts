import type { Point } from '#domain/vaastu/plan.ts';
import { createGestures, type StagePointer } from './gestures.ts';
import type { StageDrag, StageTool, StageTouch } from './plan-stage-props.ts';
import {
  fittedView,
  held,
  isWhole,
  panned,
  planPoint,
  zoomed,
  type StageBox,
  type StageFrame,
  type StageView,
} from './view.ts';

/** What the stage asks whoever draws it. */
export interface StagePort {
  /** What takes the pointer first, now. */
  tool(): StageTool | undefined;
  /** The view has changed; called at most once a frame. `isWhole` when there is nothing to move it to. */
  drawn(view: StageView, isWhole: boolean): void;
  tap(touch: StageTouch): void;
  /** Something is dragged now, or no longer. */
  dragged(isDragged: boolean): void;
}

export interface PanZoom {
  /** Listens until the answer is called. */
  attach(element: HTMLElement): () => void;
  /** The part of the plan that is to be seen as a whole. */
  setBox(box: StageBox): void;
  /** How many CSS pixels at the lower edge are covered by something else. */
  setFoot(height: number): void;
  zoom(factor: number): void;
  showAll(): void;
  view(): StageView;
}

const keySteps: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [48, 0],
  ArrowRight: [-48, 0],
  ArrowUp: [0, 48],
  ArrowDown: [0, -48],
};
export const zoomStep = 1.5;

/** Pans and zooms outside of React: what moves is one style of one element, written once a frame. */
export function createStage(port: StagePort, firstBox: StageBox): PanZoom {
  let frame: StageFrame = { box: firstBox, stage: { width: 1, height: 1 } };
  let view = fittedView(frame);
  let isFitted = true;
  let pending: number | undefined;
  let size = frame.stage;
  let foot = 0;
  let dragged: { drag: StageDrag; at: Point } | undefined;

  const gestures = createGestures({
    pan: (dx, dy) => show(panned(view, dx, dy, frame)),
    zoom: (factor, around) => show(zoomed(view, factor, around, frame)),
    grab: (at, isFinger) => port.tool()?.grab(touchAt(at, isFinger)),
    drag(drag, at) {
      port.dragged(true);
      dragged = { drag, at: planPoint(view, at) };
      nextFrame();
    },
    tap: (at, isFinger) => port.tap(touchAt(at, isFinger)),
    twice(at) {
      const isClose = view.scale > fittedView(frame).scale * 3;
      show(isClose ? fittedView(frame) : zoomed(view, zoomStep * zoomStep, at, frame));
    },
  });

  return {
    attach,
    setBox: (box) => reframe({ ...frame, box }),
    setFoot(height) {
      if (foot === height) return;
      foot = height;
      reframe({ ...frame, stage: uncovered() });
    },
    zoom: zoomAtMiddle,
    showAll: () => show(fittedView(frame)),
    view: () => view,
  };

  function attach(element: HTMLElement): () => void {
    const ends = new AbortController();
    const options = { signal: ends.signal };
    const sized = new ResizeObserver(() => measure(element));
    sized.observe(element);
    measure(element);

    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || isControl(event.target)) return;
        element.setPointerCapture?.(event.pointerId);
        gestures.down(pointerOf(event, element));
      },
      options,
    );
    element.addEventListener('pointermove', (event) => gestures.move(pointerOf(event, element)), options);
    element.addEventListener(
      'pointerup',
      (event) => {
        flush();
        gestures.up(pointerOf(event, element));
        port.dragged(false);
      },
      options,
    );
    element.addEventListener('pointercancel', (event) => lose(event.pointerId), options);
    element.addEventListener('wheel', (event) => wheel(event, element), { ...options, passive: false });
    element.addEventListener('keydown', key, options);
    return () => {
      ends.abort();
      sized.disconnect();
      if (pending !== undefined) cancelAnimationFrame(pending);
      pending = undefined;
    };
  }

  function measure(element: HTMLElement): void {
    size = { width: element.clientWidth || 1, height: element.clientHeight || 1 };
    reframe({ ...frame, stage: uncovered() });
  }

  /** At least half of the stage shows the plan, whatever else stands on it. */
  function uncovered(): StageFrame['stage'] {
    return { ...size, height: Math.max(size.height / 2, size.height - foot) };
  }

  function reframe(next: StageFrame): void {
    frame = next;
    show(isFitted ? fittedView(frame) : held(view, frame));
  }

  function lose(id: number): void {
    dragged = undefined;
    gestures.lose(id);
    port.dragged(false);
  }

  /** A page that is scrolled must not stop at a plan: the wheel zooms where it is asked to, or while one works on it. */
  function wheel(event: WheelEvent, element: HTMLElement): void {
    const isMeant = event.ctrlKey || event.metaKey || port.tool() || element.contains(document.activeElement);
    const isDone = isFitted && event.deltaY > 0 && !event.ctrlKey;
    if (!isMeant || isDone) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    const { left, top } = element.getBoundingClientRect();
    const factor = Math.exp(-Math.max(-240, Math.min(240, pixels)) * (event.ctrlKey ? 0.01 : 0.002));
    show(zoomed(view, factor, [event.clientX - left, event.clientY - top], frame));
  }

  function key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && gestures.cancel()) {
      dragged = undefined;
      port.dragged(false);
      event.stopPropagation();
      return;
    }
    if (event.target !== event.currentTarget) return;
    if (port.tool()?.key(event) || useKey(event)) event.preventDefault();
  }

  /** Answers whether it was one of ours. */
  function useKey({ key: name, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    const step = keySteps[name];
    if (step) show(panned(view, ...step, frame));
    else if (name === '+' || name === '=') zoomAtMiddle(zoomStep);
    else if (name === '-' || name === '−') zoomAtMiddle(1 / zoomStep);
    else if (name === '0') show(fittedView(frame));
    else return false;
    return true;
  }

  function zoomAtMiddle(factor: number): void {
    show(zoomed(view, factor, [frame.stage.width / 2, frame.stage.height / 2], frame));
  }

  function touchAt(at: Point, isFinger: boolean): StageTouch {
    return { at: planPoint(view, at), pixel: 1 / view.scale, isFinger };
  }

  function show(next: StageView): void {
    view = next;
    isFitted = isWhole(view, frame);
    nextFrame();
  }

  function nextFrame(): void {
    pending ??= requestAnimationFrame(() => {
      pending = undefined;
      flush();
      port.drawn(view, isFitted);
    });
  }

  function flush(): void {
    const last = dragged;
    dragged = undefined;
    last?.drag.move(last.at);
  }
}

/** Buttons on the stage are pressed, not dragged. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, [data-stage-control]') !== null;
}

function pointerOf(event: PointerEvent, element: HTMLElement): StagePointer {
  const { left, top } = element.getBoundingClientRect();
  return {
    id: event.pointerId,
    at: [event.clientX - left, event.clientY - top],
    isFinger: event.pointerType !== 'mouse',
    time: event.timeStamp,
  };
}
