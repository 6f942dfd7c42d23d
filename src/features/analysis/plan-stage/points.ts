import type { Polygon } from '#domain/vaastu/plan.ts';

/** The corners as SVG writes them. */
export function pointsOf(polygon: Polygon): string {
  return polygon.map(([x, y]) => `${x},${y}`).join(' ');
}
