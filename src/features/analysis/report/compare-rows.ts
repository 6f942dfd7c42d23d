import type { DoorPadaId, Place, RoomId, Verdict } from '#domain/vaastu/types.ts';
import type { Report } from '#domain/vaastu/report.ts';

/** Where something lies in one plan and how it is judged there. */
export type ComparedSide = { verdict: Verdict } & ({ zone: Place } | { pada: DoorPadaId });

export interface ComparedRow {
  /** A kind of room, or the main door. */
  subject: RoomId | 'door';
  /** Among several of its kind, from 1; undefined where neither plan has a second one. */
  number: number | undefined;
  /** In the first and in the second plan; undefined where it has none. */
  sides: readonly [ComparedSide | undefined, ComparedSide | undefined];
}

/** What two plans have, side by side: rooms of one kind are met worst with worst. */
export function comparedRows(one: Report, other: Report): { differing: ComparedRow[]; same: ComparedRow[] } {
  const kinds = [...new Set([...one.rooms, ...other.rooms].map(({ room }) => room))];
  const rows = [...doorRow(one, other), ...kinds.flatMap((kind) => rowsOfKind(kind, one, other))];
  const isSame = ({ sides: [a, b] }: ComparedRow) => a?.verdict === b?.verdict;
  return {
    differing: rows.filter((row) => !isSame(row)).toSorted((a, b) => contrast(b) - contrast(a)),
    same: rows.filter(isSame),
  };
}

function doorRow(one: Report, other: Report): ComparedRow[] {
  if (!one.door && !other.door) return [];
  return [{ subject: 'door', number: undefined, sides: [doorSide(one), doorSide(other)] }];
}

function doorSide({ door }: Report): ComparedSide | undefined {
  return door && { pada: door.pada, verdict: door.verdict };
}

function rowsOfKind(kind: RoomId, one: Report, other: Report): ComparedRow[] {
  const [here, there] = [sidesOf(one, kind), sidesOf(other, kind)];
  const count = Math.max(here.length, there.length);
  return Array.from({ length: count }, (_, index): ComparedRow => {
    const number = count > 1 ? index + 1 : undefined;
    return { subject: kind, number, sides: [here[index], there[index]] };
  });
}

function sidesOf({ rooms }: Report, kind: RoomId): ComparedSide[] {
  return rooms
    .filter(({ room }) => room === kind)
    .map(({ zone, verdict }) => ({ zone, verdict }))
    .toSorted((a, b) => order[b.verdict] - order[a.verdict]);
}

const order: Readonly<Record<Verdict, number>> = { ideal: 0, acceptable: 1, avoid: 2, severe: 3 };

/** How far apart the verdicts are; what one plan does not have comes last. */
function contrast({ sides: [a, b] }: ComparedRow): number {
  return a && b ? Math.abs(order[a.verdict] - order[b.verdict]) : 0;
}
