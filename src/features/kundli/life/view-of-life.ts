import type { Instant, Interval } from '#domain/time/zone.ts';

/** How a timeline is looked at: so many times as wide as the window on it, and how far it has been moved under that. */
export interface LifeView {
  /** 1: the whole of it is in the window. */
  zoom: number;
  /** In widths of the window. */
  offset: number;
}

export const wholeLife: LifeView = { zoom: 1, offset: 0 };

/** Little more than a year in the window at the closest, in a life of 120. */
const closest = 96;

/** Another zoom that leaves what is at a place of the window (0…1) where it is, as far as the ends allow. */
export function zoomedAt(view: LifeView, zoom: number, place: number): LifeView {
  const next = Math.min(closest, Math.max(1, zoom));
  return within({ zoom: next, offset: ((view.offset + place) * next) / view.zoom - place });
}

/** The view in which a stretch fills most of the window. */
export function viewOn(stretch: Interval, life: Interval): LifeView {
  const length = life.to - life.from;
  const share = Math.max(1e-9, (stretch.to - stretch.from) / length);
  const zoom = Math.min(closest, Math.max(1, 0.8 / share));
  const middle = ((stretch.from + stretch.to) / 2 - life.from) / length;
  return within({ zoom, offset: middle * zoom - 0.5 });
}

/** Between two views, `share` of the way: as much closer with each part of it, and the middle goes along. */
export function between(one: LifeView, other: LifeView, share: number): LifeView {
  const zoom = one.zoom * (other.zoom / one.zoom) ** share;
  const middleOf = ({ zoom: at, offset }: LifeView) => (offset + 0.5) / at;
  // The middle moves by what is left of the distance in the window, so that the goal is never out of sight.
  const far = one.zoom === other.zoom ? share : (1 / one.zoom - 1 / zoom) / (1 / one.zoom - 1 / other.zoom);
  const middle = middleOf(one) + (middleOf(other) - middleOf(one)) * far;
  return within({ zoom, offset: middle * zoom - 0.5 });
}

/** What of a life is in the window. */
export function seenOf({ zoom, offset }: LifeView, { from, to }: Interval): Interval {
  const length = (to - from) / zoom;
  const start: Instant = from + offset * length;
  return { from: start, to: start + length };
}

function within({ zoom, offset }: LifeView): LifeView {
  return { zoom, offset: Math.min(zoom - 1, Math.max(0, offset)) };
}
