import type { Finding, Report } from '#domain/vaastu/report.ts';
import type { Verdict } from '#domain/vaastu/types.ts';
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
  verdict: Verdict;
  findings: readonly ListedFinding[];
}

const worstFirst: readonly Verdict[] = ['severe', 'avoid', 'acceptable', 'ideal'];

/** The findings by verdict, the worst first; groups that have none are left out. */
export function findingGroups({ findings }: Report): FindingGroup[] {
  const listed = findings.map((finding, index): ListedFinding => {
    const placeId = finding.roomId ?? (finding.subject === 'door' ? doorId : undefined);
    return { key: `${index}-${finding.rule}`, finding, placeId };
  });
  return worstFirst
    .map((verdict) => ({ verdict, findings: listed.filter(({ finding }) => finding.verdict === verdict) }))
    .filter((group) => group.findings.length > 0);
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
