import { nameRoom } from '#domain/vaastu/name-room.ts';
import { rooms } from '#domain/vaastu/rooms.ts';
import type { RoomId } from '#domain/vaastu/types.ts';

/** All kinds of rooms in the order of the table. */
export const roomIds = Object.keys(rooms) as RoomId[];

/**
 * The kinds of rooms that some typed words may mean, best first: in English or Hindi, from any part of the name, or as
 * draughtsmen shorten it. Everything for no words, with those of `recent` first.
 */
export function searchRooms(words: string, recent: readonly RoomId[]): RoomId[] {
  const sought = words.trim().toLowerCase();
  if (sought === '') return [...new Set([...recent, ...roomIds])];
  const named = nameRoom(words)?.room;
  const beginning = roomIds.filter((id) => namesOf(id).some((name) => name.startsWith(sought)));
  const within = roomIds.filter((id) => namesOf(id).some((name) => name.includes(sought)));
  return [...new Set([...beginning, ...(named ? [named] : []), ...within])];
}

function namesOf(id: RoomId): string[] {
  const { en, hi } = rooms[id].name;
  return [en.toLowerCase(), hi];
}
