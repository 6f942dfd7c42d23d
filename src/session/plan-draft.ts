import type { DraftedRoom } from '#domain/vaastu/draft-rooms.ts';
import type { PlacedWord } from '#domain/vaastu/placed-word.ts';
import type { Point, Polygon } from '#domain/vaastu/plan.ts';
import type { RoomId } from '#domain/vaastu/types.ts';
import type { Language } from '#i18n/messages.ts';

/**
 * nothing-read: no room was found · few-rooms: fewer than three · photo: it looks like a photograph of something else ·
 * from-pdf: the words are the file's own, not read from its picture · turned-…: the labels could be read only after the
 * picture was turned clockwise by so much.
 */
export type DraftNote =
  'nothing-read' | 'few-rooms' | 'photo' | 'from-pdf' | 'turned-90' | 'turned-180' | 'turned-270';

export interface DraftedPlan extends FloorDraft {
  /** Degrees clockwise from up; only where a north arrow was really read. */
  north?: number;
  /** 0 to 1, where there is a north. */
  northSureness?: number;
  /** Where several plans lie on the sheet: all of them in reading order, of which the rooms above are those of one. */
  floors?: FloorDraft[];
  notes: DraftNote[];
}

/** One plan on a sheet. */
export interface FloorDraft {
  rooms: DraftedRoom[];
  /** The outer walls; missing where they are not to be seen. */
  outline?: Polygon;
  /** The main door, where a word of the drawing says which place of the outer walls it is at. */
  door?: Point;
  /** Rooms that walls close off, without a word in them. */
  unlabelled?: UnlabelledDraft[];
}

/** What may be a room, for its owner to say. */
export interface UnlabelledDraft {
  guess: RoomId | null;
  polygon: Polygon;
  /** 0 to 1. */
  sureness: number;
}

/** fetching: the reader comes, once · preparing: the picture is made readable · reading · measuring: walls and areas. */
export type DraftStep = 'fetching' | 'preparing' | 'reading' | 'measuring';

export interface DraftProgress {
  step: DraftStep;
  /** Of the whole, 0 to 1, never less than before. */
  done: number;
}

/** What a page asks: one draft, after which it ends the worker. */
export interface DraftTask {
  picture: Blob | ImageBitmap;
  /** Width and height of the pixels that the draft is given in. */
  size: readonly [width: number, height: number];
  language: Language;
  /** What a PDF says itself; nothing is read from the picture where that names enough rooms. */
  words: readonly PlacedWord[];
}

export type DraftMessage =
  | { kind: 'progress'; progress: DraftProgress }
  | { kind: 'done'; draft: DraftedPlan }
  | { kind: 'failed'; why: 'files-missing' | 'broken' };
