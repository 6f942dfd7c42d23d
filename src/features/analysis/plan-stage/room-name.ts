import type { KeptRoom } from '#domain/vaastu/plan.ts';
import type { RoomId } from '#domain/vaastu/types.ts';
import { capital, roomText as nameOfRoom } from '#domain/vaastu/wording.ts';
import { planStage as texts } from '#i18n/catalogue/plan-stage.ts';
import type { Language } from '#i18n/messages.ts';

/** What a room is called on its own, such as on a label: 'Kitchen', 'रसोई'. */
export function kindName(room: RoomId, language: Language): string {
  return capital(nameOfRoom(room)[language]);
}

/** What a room of a plan is called: by its kind, else as the drawing says, else that it has no name yet. */
export function keptRoomName({ room, name }: KeptRoom, language: Language): string {
  return room ? kindName(room, language) : name || texts.unnamed[language];
}
