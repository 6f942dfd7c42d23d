import type { DoorPadaId, Place, RoomId } from '#domain/vaastu/types.ts';
import type { AnswerLanguage, Script } from './detect-language.ts';
import type { FacingSubject } from './facings.ts';
import type { SignalId, ThingId, TopicId } from './lexicon.ts';
import type { Pair } from './pair-rooms.ts';
import type { Token } from './tokens.ts';

export type Intent =
  | 'check_placement' | 'plan_layout' | 'orientation' | 'check_adjacency' | 'myth_check' | 'what_if_score' | 'explain' | 'remedy' | 'compare'
  | 'muhurta' | 'panchang' | 'astrology' | 'greeting' | 'thanks' | 'about_guide' | 'crisis' | 'prompt_injection' | 'off_topic'; // prettier-ignore

export type Whole = 'house' | 'plot' | 'office' | 'shop';

export type Relation = 'below' | 'above' | 'opposite' | 'beside' | 'together';

/** A side that something turns to, or is to turn to (`place` undefined). */
export interface Turn {
  subject: FacingSubject;
  place: Place | undefined;
}

/** What a question says, without any judgement about it. */
export interface Evidence {
  /** In the order of the question. */
  rooms: readonly RoomId[];
  /** Directions of the question in order, without those that it rules out. */
  directions: readonly Place[];
  pairs: readonly Pair[];
  /** Places that the asker cannot or does not want to use. */
  rejected: readonly Pair[];
  /** Rooms whose place is asked for. */
  asked: readonly RoomId[];
  padas: readonly DoorPadaId[];
  /** The side that the house or its door looks to. */
  facing: Place | undefined;
  turns: readonly Turn[];
  /** A part of a room, not of the house: "the south-east corner of the kitchen". */
  inRoom: readonly { room: RoomId | undefined; place: Place }[];
  things: readonly ThingId[];
  topics: readonly TopicId[];
  relation: Relation | undefined;
  /** Two directions with an "or" between them. */
  isChoice: boolean;
  signals: ReadonlySet<SignalId>;
  tokens: readonly Token[];
}

export interface Understanding extends Evidence {
  language: AnswerLanguage;
  script: Script;
  intent: Intent;
  /** What is asked about as a whole, where no part of it is named. */
  whole: Whole | undefined;
}
