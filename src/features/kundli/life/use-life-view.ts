import { useEffect, useRef, useState } from 'react';
import type { Interval } from '#domain/time/zone.ts';
import { between, seenOf, viewOn, wholeLife, zoomedAt, type LifeView } from './view-of-life.ts';

/** What is drawn: the window and half as much to either side; drawn anew where the window leaves it. */
export interface ShownLife extends Interval {
  /** The zoom as a power of two: what may be drawn at all hangs on it. */
  zoom: number;
}

const easeMs = 180;
const step = 2;

/**
 * Holds the view of a timeline in the element that scrolls, so that moving it costs the page nothing: a zoom sets one width
 * and the way that is scrolled, and React draws only where other parts of the life come near.
 */
export function useLifeView(life: Interval) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownLife>(() => ({ ...life, zoom: 1 }));

  const drawn = useRef<ReturnType<typeof viewIn>>(undefined);

  useEffect(() => {
    const element = scroller.current;
    const inner = content.current;
    if (!element || !inner) return undefined;
    const view = viewIn(element, inner, life, setShown);
    drawn.current = view;
    const leaving = new AbortController();
    const { signal } = leaving;
    const placeOf = (x: number) => (x - element.getBoundingClientRect().left) / view.widthOf();
    element.addEventListener('scroll', view.drawWhatIsNear, { signal, passive: true });
    element.addEventListener(
      'wheel',
      (event) => {
        // Two fingers on a touchpad come as a wheel with Ctrl.
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        view.stop();
        const at = view.now();
        view.put(zoomedAt(at, at.zoom * Math.exp(-event.deltaY / 150), placeOf(event.clientX)));
      },
      { signal, passive: false },
    );
    let pinch: { distance: number; from: LifeView; place: number } | undefined;
    const fingers = ({ touches: [one, other] }: TouchEvent) =>
      one && other
        ? {
            distance: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
            place: placeOf((one.clientX + other.clientX) / 2),
          }
        : undefined;
    element.addEventListener(
      'touchstart',
      (event) => {
        view.stop();
        const begun = fingers(event);
        pinch = begun && { ...begun, from: view.now() };
      },
      { signal, passive: true },
    );
    element.addEventListener(
      'touchmove',
      (event) => {
        const at = fingers(event);
        if (!pinch || !at) return;
        if (event.cancelable) event.preventDefault();
        const zoomed = zoomedAt(pinch.from, (pinch.from.zoom * at.distance) / pinch.distance, pinch.place);
        view.put({ ...zoomed, offset: zoomed.offset + pinch.place - at.place });
      },
      { signal, passive: false },
    );
    element.addEventListener('touchend', () => (pinch = undefined), { signal, passive: true });
    return () => {
      leaving.abort();
      view.stop();
      inner.style.removeProperty('width');
    };
  }, [life]);

  const zoomBy = (times: number) => {
    const from = drawn.current?.goal();
    if (from) drawn.current?.go(zoomedAt(from, from.zoom * times, 0.5));
  };
  const look = {
    on: (stretch: Interval) => drawn.current?.go(viewOn(stretch, life)),
    closer: () => zoomBy(step),
    further: () => zoomBy(1 / step),
    whole: () => drawn.current?.go(wholeLife),
  };
  return { scroller, content, shown, look };
}

/** Reads and sets how the elements show a life. */
function viewIn(
  scroller: HTMLElement,
  content: HTMLElement,
  life: Interval,
  show: (change: (before: ShownLife) => ShownLife) => void,
) {
  let frame = 0;
  let zoom = 1;
  let heading: LifeView | undefined;
  const widthOf = () => scroller.clientWidth || 1;
  const now = (): LifeView => ({
    zoom,
    offset: scroller.scrollLeft / widthOf(),
  });
  const drawWhatIsNear = () =>
    show((before) => {
      const at = now();
      const seen = seenOf(at, life);
      const level = 2 ** Math.floor(Math.log2(at.zoom));
      const isThere =
        before.from <= Math.max(seen.from, life.from) && before.to >= Math.min(seen.to, life.to);
      if (isThere && before.zoom === level) return before;
      const margin = (seen.to - seen.from) / 2;
      return { from: seen.from - margin, to: seen.to + margin, zoom: level };
    });
  const put = (next: LifeView) => {
    zoom = next.zoom;
    // Not by a property of our own, which every block would be asked about.
    content.style.width = `${next.zoom * 100}%`;
    scroller.scrollLeft = next.offset * widthOf();
    drawWhatIsNear();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    heading = undefined;
  };
  const go = (goal: LifeView) => {
    stop();
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return put(goal);
    const from = now();
    heading = goal;
    let begun: number | undefined;
    const draw = (at: number) => {
      begun ??= at;
      const share = Math.min(1, (at - begun) / easeMs);
      put(between(from, goal, 1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(draw);
      else heading = undefined;
    };
    frame = requestAnimationFrame(draw);
  };
  /** Two steps that follow closely are two steps, also where the first is on its way. */
  const goal = () => heading ?? now();
  return { now, goal, put, go, stop, widthOf, drawWhatIsNear };
}
