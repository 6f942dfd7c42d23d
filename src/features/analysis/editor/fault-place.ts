import type { PlanFault, PlanFaultCode } from '#domain/vaastu/plan.ts';
import type { EditorMode } from './plan-editor-props.ts';

/** Where a fault can be mended. */
export function placeOfFault({ code }: Pick<PlanFault, 'code'>): EditorMode {
  return placesOfOthers[code] ?? 'rooms';
}

/** The faults about one room. */
export function faultsOfRoom(faults: readonly PlanFault[], id: string): PlanFault[] {
  return faults.filter(({ roomIds }) => roomIds.includes(id));
}

const placesOfOthers: Readonly<Partial<Record<PlanFaultCode, EditorMode>>> = {
  no_outline: 'outline',
  crossed_outline: 'outline',
  outline_without_area: 'outline',
  no_north: 'north',
  bad_north: 'north',
  bad_door: 'door',
  door_away: 'door',
};
