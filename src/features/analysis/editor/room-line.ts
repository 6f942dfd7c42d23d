import type { KeptRoom } from '#domain/vaastu/plan.ts';
import type { Language } from '#i18n/messages.ts';
import { roomName } from '../plan-stage/room-name.ts';
import { placeName } from './place-name.ts';
import type { Whereabouts } from './whereabouts.ts';

/** A room and where it lies: 'Kitchen, south-east'. */
export function roomLine(room: KeptRoom, where: Whereabouts | undefined, language: Language): string {
  const zone = where?.zoneOf(room.polygon);
  const name = roomName(room, language);
  return zone ? `${name}, ${placeName(zone, language)}` : name;
}
