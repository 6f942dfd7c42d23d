import type { KeptRoom } from '#domain/vaastu/plan.ts';
import type { Language } from '#i18n/messages.ts';
import { keptRoomName } from '../plan-stage/room-name.ts';
import { zoneName } from './place-name.ts';
import type { Whereabouts } from './whereabouts.ts';

/** A room and where it lies: 'Kitchen, south-east'. */
export function roomLine(room: KeptRoom, where: Whereabouts | undefined, language: Language): string {
  const zone = where?.zoneOf(room.polygon);
  const name = keptRoomName(room, language);
  return zone ? `${name}, ${zoneName(zone, language)}` : name;
}
