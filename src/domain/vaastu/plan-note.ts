import { isRecord } from '../is-record.ts';
import { readKeptPlan } from './kept-plan.ts';
import { planNoteSign } from './plan-note-sign.ts';
import type { KeptPlan, Polygon } from './plan.ts';

/** What the words of an attachment may have. */
const mostCharacters = 12_000;

/**
 * A plan as the words that go with its picture, with the floorplan as which it is kept; undefined for one with more
 * corners than they hold.
 */
export function planNote(plan: KeptPlan, floorplanId?: string): string | undefined {
  const whole = (polygon: Polygon) => polygon.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const note =
    planNoteSign +
    JSON.stringify({
      ...plan,
      outline: plan.outline && whole(plan.outline),
      // A name of its own for each room costs more than the room.
      rooms: plan.rooms.map(({ room, polygon }, index) => ({
        id: String(index + 1),
        room,
        polygon: whole(polygon),
      })),
      ...(plan.unlabelled && {
        unlabelled: plan.unlabelled.map(({ guess, polygon }, index) => ({
          id: `u${index + 1}`,
          guess,
          polygon: whole(polygon),
        })),
      }),
      floorplan: floorplanId,
    } satisfies KeptPlan & { floorplan: string | undefined });
  return note.length <= mostCharacters ? note : undefined;
}

/** The plan in the words of an attachment; undefined where they are none. */
export function readPlanNote(text: string): { plan: KeptPlan; floorplanId: string | undefined } | undefined {
  if (!text.startsWith(planNoteSign)) return undefined;
  try {
    const value: unknown = JSON.parse(text.slice(planNoteSign.length));
    const plan = readKeptPlan(value);
    if (!plan) return undefined;
    const floorplanId = isRecord(value) && typeof value.floorplan === 'string' ? value.floorplan : undefined;
    return { plan, floorplanId };
  } catch {
    return undefined;
  }
}
