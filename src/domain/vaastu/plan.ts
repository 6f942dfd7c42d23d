import type { Degrees, Direction8, Direction9, Place, RoomId, Text, UnseenRuleId } from './types.ts';

/** A point of a plan: x to the right, y down. Any unit, the same for all points of one plan. */
export type Point = readonly [x: number, y: number];
/** The corners of an area in order, without the first one again at the end; three or more. */
export type Polygon = readonly Point[];

export type Dwelling = 'flat' | 'house' | 'plot' | 'office';
/** Who still builds can move walls; who buys can choose; who lives there is not told to break walls first. */
export type Stage = 'building' | 'buying' | 'living';
/** Which reading decides where sources differ: the verses, the 16-zone practice of today, or the southern custom. */
export type School = 'classical' | '16-zone' | 'regional';

/** What is known about the home beside its drawing. Whatever is left out is not assessed. */
export interface PlanContext {
  dwelling?: Dwelling;
  stage?: Stage;
  school?: School;
  /** Where the ground falls to. */
  slope?: Direction8;
  /** Directions from which a road points straight at the plot. */
  roads?: readonly Direction8[];
  /** Large trees close to the house, by their direction from it. */
  trees?: readonly { at: Direction8; kind?: TreeKind }[];
  /** Wells, borewells and tanks under the ground outside of the drawing. */
  water?: readonly Direction8[];
  /** What somebody who was there says of rules that no drawing shows: whether they are kept. */
  seen?: Readonly<Partial<Record<UnseenRuleId, boolean>>>;
  /** Rooms that are not on the drawing, by where they are. */
  told?: Readonly<Partial<Record<RoomId, Direction9>>>;
}

export type TreeKind = 'plaksha' | 'banyan' | 'udumbara' | 'peepal' | 'thorny' | 'milky' | 'fruit' | 'other';

/** A plan as it is assessed. */
export type Plan = DrawnPlan | ZonedPlan;

/** A plan with the shapes of its rooms. */
export interface DrawnPlan {
  kind: 'drawn';
  /** The outer walls. */
  outline: Polygon;
  /** Where north is on the drawing: degrees clockwise from up. */
  north: Degrees;
  rooms: readonly DrawnRoom[];
  /** The middle of the main door. */
  door?: Point;
  /** Rooms that the drawing shows and nobody has named: they are not assessed. */
  unlabelled?: readonly UnlabelledRoom[];
  context: PlanContext;
}

/** A room that walls close off, without a word in it. */
export interface UnlabelledRoom {
  id: string;
  /** What stands in it makes it look like this; null where nothing was recognised. */
  guess: RoomId | null;
  polygon: Polygon;
}

export interface DrawnRoom {
  id: string;
  room: RoomId;
  polygon: Polygon;
}

/** A plan of which only the zones of its rooms are known. */
export interface ZonedPlan {
  kind: 'zoned';
  rooms: readonly ZonedRoom[];
  /** The direction of the main door, seen from the middle of the plan. */
  door?: Degrees;
  context: PlanContext;
}

export interface ZonedRoom {
  id: string;
  room: RoomId;
  zone: Place;
}

/**
 * A plan as the app keeps it: with an analysis, and as a draft on the device. What is not known yet is null.
 * Coordinates are pixels of the shown picture.
 */
export interface KeptPlan {
  v: 1;
  /** Width and height of the shown picture. */
  size: readonly [width: number, height: number];
  /** Which page of a file with several it is, from 1; the first where it is not said. */
  page?: number;
  /** How often the file is turned by a quarter, clockwise, to make the shown picture; not at all where it is not said. */
  turns?: 1 | 2 | 3;
  /** Degrees clockwise from up, 0 ≤ value < 360. */
  north: number | null;
  outline: Polygon | null;
  rooms: readonly KeptRoom[];
  /** What was found without a word, as long as nobody has said what it is. */
  unlabelled?: readonly UnlabelledRoom[];
  door: Point | null;
  context: PlanContext;
  /** By which rules it was read, where it is kept with an analysis; the first ones where it is not said. */
  rules?: number;
}

export interface KeptRoom {
  id: string;
  /** Null until somebody says what the room is. */
  room: RoomId | null;
  /** As it is written on the drawing. */
  name?: string;
  polygon: Polygon;
}

/** Why a plan cannot be assessed, for people; `code` is stable. */
export interface PlanFault {
  code: PlanFaultCode;
  text: Text;
  /** The rooms that it is about. */
  roomIds: readonly string[];
}

export type PlanFaultCode =
  /** It is no plan at all, or one of its parts has the wrong form. */
  | 'not_a_plan'
  | 'no_outline'
  | 'crossed_outline'
  | 'outline_without_area'
  | 'no_north'
  | 'bad_north'
  | 'no_rooms'
  | 'too_many_rooms'
  | 'too_many_points'
  | 'bad_point'
  | 'too_large'
  | 'unknown_room'
  | 'unnamed_room'
  | 'unknown_zone'
  | 'crossed_room'
  | 'room_without_area'
  | 'room_outside'
  | 'rooms_overlap'
  | 'same_id'
  | 'bad_door'
  | 'door_away'
  | 'bad_context';
