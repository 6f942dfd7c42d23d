import type { Finding, Report } from '#domain/vaastu/report.ts';
import { doorId, type PlanTone } from '../plan-stage/plan-stage-props.ts';

/** A finding as the page lists it. */
export interface ListedFinding {
  /** Unlike that of any other finding of the report. */
  key: string;
  finding: Finding;
  /** What is lit up on the plan with it: a room, the door, or nothing where it is about the whole plan. */
  placeId: string | undefined;
}

export interface FindingGroup {
  /** What it holds: rooms, those of many rooms that are well placed, and the home as a whole. */
  id: 'rooms' | 'placed' | 'home';
  findings: readonly ListedFinding[];
  /** Whether it is laid open from the first. */
  isOpen: boolean;
}

/** More rooms than this are not all laid open at once. */
const fewRooms = 12;

/** Each room once and then the home, each the worst first; groups that have none are left out. */
export function findingGroups({ findings }: Report): FindingGroup[] {
  const listed = findings.map((finding, index): ListedFinding => {
    const placeId = finding.roomId ?? (finding.subject === 'door' ? doorId : undefined);
    return { key: `${index}-${finding.rule}`, finding, placeId };
  });
  const isRoom = ({ finding }: ListedFinding) => finding.subject === 'room';
  const isTrouble = ({ finding }: ListedFinding) =>
    finding.verdict === 'avoid' || finding.verdict === 'severe';
  const [rooms, home] = [listed.filter(isRoom), listed.filter((one) => !isRoom(one))];
  const areMany = rooms.length > fewRooms;
  const groups: FindingGroup[] = [
    { id: 'rooms', findings: areMany ? rooms.filter(isTrouble) : rooms, isOpen: true },
    { id: 'placed', findings: areMany ? rooms.filter((one) => !isTrouble(one)) : [], isOpen: false },
    { id: 'home', findings: home, isOpen: home.some(isTrouble) },
  ];
  return groups.filter((group) => group.findings.length > 0);
}

/** The weightiest finding about a room or the door. */
export function findingAt(groups: readonly FindingGroup[], placeId: string): ListedFinding | undefined {
  return groups.flatMap(({ findings }) => findings).find((listed) => listed.placeId === placeId);
}

/** How each room of the report is tinted. */
export function roomTones({ rooms }: Report): (roomId: string) => PlanTone {
  const verdicts = new Map(rooms.map(({ id, verdict }) => [id, verdict]));
  return (roomId) => verdicts.get(roomId) ?? 'unassessed';
}
