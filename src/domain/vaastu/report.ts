import type { Point, Polygon } from './plan.ts';
import type {
  Agreement,
  Basis,
  ConflictId,
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

/** What the rules say about a plan. The same plan gives the same report, on every device and on the server. */
export interface Report {
  /** 0 to 10 with one decimal; null where nothing could be assessed. */
  score: number | null;
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
}

export interface RoomReport {
  id: string;
  room: RoomId;
  /** Where most of it lies. */
  zone: Place;
  /** Everywhere it lies, by share of its area, largest first; the shares sum to 1. */
  shares: readonly { zone: Place; share: number }[];
  verdict: Verdict;
  /** The verdicts that some source supports, ours first. */
  tolerated: readonly Verdict[];
  disputed: boolean;
  /** Where the square grid of the texts puts it, if that is another verdict. */
  byGrid?: { place: Direction9; verdict: Verdict };
}

export interface DoorReport {
  pada: DoorPadaId;
  /** Degrees from north, seen from the middle. */
  bearing: number;
  zone: Zone16;
  /** Degrees to the nearest border of the pada. */
  margin: number;
  /**
   * Other padas that it may be in: first the neighbour across a border that is at most 1.5° away, then those by which
   * texts divide the wall itself.
   */
  alternatives: readonly DoorPadaId[];
  /** By dividing the wall into eight, or into nine parts of which each corner belongs to the wall that begins there. */
  byWall?: { eighths: DoorPadaId; ninths: DoorPadaId };
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
  /** Both readings where sources differ, or where two ways of reading the plan do. */
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
  subject: GeneralRuleId | 'door' | 'outline' | 'north' | 'rooms';
  text: Text;
  /** By how much knowing it could raise the confidence. */
  costs: number;
}
