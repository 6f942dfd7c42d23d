import type { Point, Polygon } from './plan.ts';
import type {
  Agreement,
  Basis,
  ConflictId,
  Direction8,
  Direction9,
  DoorPadaId,
  GeneralRuleId,
  Place,
  RemedyId,
  RoomId,
  SourceId,
  Text,
  Verdict,
  Zone16,
} from './types.ts';
import type { DivisionName } from './zone-shares.ts';

/** What the rules say about a plan. The same plan gives the same report, on every device and on the server. */
export interface Report {
  /** Which rules it was made by: `rulesVersion` of then. */
  rules: number;
  /** 0 to 10 with one decimal; null where too little is known. */
  score: number | null;
  /** What the rating can become when the rest is known, in 80 of 100 cases; null where there is none. */
  range: readonly [low: number, high: number] | null;
  /** How many things were looked at, of how many that the rules weigh. */
  known: { n: number; of: number };
  /** 0 to 1: how much of what the rules weigh was known, and how far the sources agree on it. */
  confidence: number;
  rooms: readonly RoomReport[];
  door?: DoorReport;
  /** Worst first. */
  findings: readonly Finding[];
  notAssessed: readonly NotAssessed[];
  /** The middle of a drawn plan: of the area within its outline. */
  centre?: Point;
  /** The nine middle fields of a drawn plan, along its walls. */
  brahmasthan?: Polygon;
  /** How a drawn home stands to the compass; left out where it stands straight. */
  askew?: Askew;
}

export interface Askew {
  /** Whole degrees from 1 to 45, whichever way. */
  degrees: number;
  /** Nearer to the diagonal than to the compass (vidisha): its walls take the names of the nearest directions. */
  isDiagonal: boolean;
}

export interface RoomReport {
  id: string;
  room: RoomId;
  /** Where most of it lies, by the division of the school. */
  zone: Place;
  /** The two places that it lies between, where neither is clearly the larger. */
  between?: readonly [Place, Place];
  /** By either division, as far as it is known. */
  zones: { fields?: Direction9; sectors?: Place };
  /** Everywhere it lies, by share of its area, largest first; the shares sum to 1. */
  shares: readonly { zone: Place; share: number }[];
  verdict: Verdict;
  /** The verdicts that some source supports, ours first. */
  tolerated: readonly Verdict[];
  disputed: boolean;
  /** By the division that the school does not use, if the verdict is another one there. */
  otherwise?: { by: DivisionName; place: Place; verdict: Verdict };
  /** North a little elsewhere, or one wall by some thirty centimetres, would give another verdict. */
  isNearBorder: boolean;
}

export interface DoorReport {
  pada: DoorPadaId;
  /** The field of the wall that it stands in, or a part of the circle around the middle. */
  by: DivisionName;
  /** Degrees from north, seen from the middle. */
  bearing: number;
  zone: Zone16 | Direction8;
  /** The pada across a border that is very near. */
  neighbour?: DoorPadaId;
  /** Other padas that it may be in: the neighbour, then those of the other ways to divide. */
  alternatives: readonly DoorPadaId[];
  /** By the division that the school does not use, if the verdict is another one there. */
  otherwise?: { by: DivisionName; pada: DoorPadaId; verdict: Verdict };
  /** The pada across the border is judged otherwise. */
  isNearBorder: boolean;
  verdict: Verdict;
  tolerated: readonly Verdict[];
  disputed: boolean;
}

/** One thing that speaks for or against the plan. */
export interface Finding {
  /** The id of its rule: `kitchen.NE`, `door.S4`, `G04`. */
  rule: string;
  /** The room it is about; undefined for the door and the whole plan. */
  roomId?: string;
  /** Where on the plan it is, if it is anywhere. */
  at?: Place;
  subject: 'room' | 'door' | 'plan';
  verdict: Verdict;
  basis: Basis;
  agreement: Agreement;
  sources: readonly SourceId[];
  /** What was found, as one sentence. */
  text: Text;
  /** Why, by the rule; without promises and threats. */
  reason: Text;
  /** What goes beside it, a sentence each: the other division, a part in a worse place, how near a border is. */
  remarks: readonly Text[];
  /** Both readings where sources differ. */
  views: readonly View[];
  /** What can be done, best first; empty where nothing is to be done. */
  remedies: readonly Remedy[];
}

export interface View {
  conflict?: ConflictId;
  text: Text;
}

export interface Remedy {
  id: RemedyId;
  /** layout before ritual before turning things inside the room before care before decoration. */
  rank: 1 | 2 | 3 | 4 | 5;
  text: Text;
  /** Walls, pipes or stairs move: an engineer has to be asked. */
  isStructural: boolean;
  /** Sold in shops without a source in the texts: named because people ask, always last. */
  isCommercial: boolean;
}

export interface NotAssessed {
  /** What was not known: a general rule, or a part of the plan. */
  subject: GeneralRuleId | 'door' | 'outline' | 'north' | 'rooms' | 'unlabelled';
  text: Text;
  /** What to ask somebody who is there. */
  question: Text;
  /** The kinds of rooms that would do, where it is a room. */
  rooms?: readonly RoomId[];
  /** How much of all that the rules weigh it is, 0 to 1. */
  settles: number;
  /** By how much knowing it could raise the confidence. */
  costs: number;
}
