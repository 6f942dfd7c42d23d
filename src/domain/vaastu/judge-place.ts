import { directions } from './directions.ts';
import {
  strictness,
  verdictFor,
  type BorderVerdict,
  type PlacementRule,
  type PlaceVerdict,
} from './lookup.ts';
import { placementNotes } from './placement-notes.ts';
import type { School } from './plan.ts';
import type { View } from './report.ts';
import { schoolReadings } from './school-readings.ts';
import type {
  Agreement,
  Basis,
  ConflictId,
  Direction9,
  Place,
  RoomId,
  SourceId,
  Text,
  Verdict,
} from './types.ts';
import { capital, joined, placeText, twoViewsOf, verdictNames } from './wording.ts';
import { zones } from './zones.ts';

/** What the rules say about one thing, on what it rests and how far sources agree. */
export interface Judgement {
  rule: string;
  verdict: Verdict;
  /** The verdicts that some source supports, ours first. */
  tolerated: readonly Verdict[];
  agreement: Agreement;
  basis: Basis;
  disputed: boolean;
  sources: readonly SourceId[];
  reason: Text;
  views: readonly View[];
}

/** A room in a place, read as a school reads it. */
export function judgePlace(room: RoomId, place: Place, school?: School): Judgement {
  const found = verdictFor(room, place);
  switch (found.kind) {
    case 'direction':
      return judgeDirection(found.facts, school);
    case 'zone':
      return isOfToday(found, school) ? judgeBorder(found.between) : judgeStrip(found, place);
    case 'border':
      return judgeBorder(found);
  }
}

/** The verdict of `judgePlace` alone, without what is said about it. */
export function verdictAt(
  room: RoomId,
  place: Place,
  school?: School,
): Pick<Judgement, 'verdict' | 'agreement'> {
  const found = verdictFor(room, place);
  switch (found.kind) {
    case 'direction': {
      const { rule, verdict, agreement } = found.facts;
      return { verdict: readBy(school, rule, verdict), agreement };
    }
    case 'zone':
      return isOfToday(found, school)
        ? { verdict: found.between.verdict, agreement: agreementBetween(found.between) }
        : { verdict: found.verdict, agreement: found.facts.agreement };
    case 'border':
      return { verdict: found.verdict, agreement: agreementBetween(found) };
  }
}

/** The reading of a school, where it has one of its own, else that of the table. */
export function readBy(school: School | undefined, rule: string, verdict: Verdict): Verdict {
  return school === undefined ? verdict : (readings(school)[rule] ?? verdict);
}

function readings(school: School): Readonly<Partial<Record<string, Verdict>>> {
  return schoolReadings[school];
}

/** The verses divide by the eight directions; only the sixteen-room verse speaks of strips between them. */
function isOfToday({ facts }: ZoneVerdict, school: School | undefined): boolean {
  return school === 'classical' && !facts.sources.includes('16R');
}

function agreementBetween({ neighbours: [one, other] }: BorderVerdict): Agreement {
  return lesser(one.agreement, other.agreement);
}

type ZoneVerdict = Extract<PlaceVerdict, { kind: 'zone' }>;

function judgeDirection(facts: PlacementRule, school: School | undefined): Judgement {
  const { rule, agreement, basis, disputed, sources, direction } = facts;
  const verdict = readBy(school, rule, facts.verdict);
  const note = placementNotes[rule];
  return {
    rule,
    verdict,
    tolerated: first(verdict, facts.tolerated),
    agreement,
    basis,
    disputed,
    sources,
    reason: joined(disputed || note === undefined ? meaningOf(direction) : note, restsOn[basis]),
    views: disputed && note ? viewsOf(rule, note) : [],
  };
}

function judgeStrip({ rule, verdict, facts, between: { neighbours } }: ZoneVerdict, place: Place): Judgement {
  const basis: Basis = facts.sources.includes('16R') ? 'classical' : 'modern';
  const zone = zones.find(({ id }) => id === place);
  const note = placementNotes[rule] ?? (zone && meaningOfStrip(zone.name, zone.standsFor));
  const own: View = { text: joined(stripCounted(verdictNames[verdict]), placementNotes[rule]) };
  const isReadOtherwise = neighbours.some(({ tolerated }) => !tolerated.includes(verdict));
  return {
    rule,
    verdict,
    tolerated: [verdict],
    agreement: facts.agreement,
    basis,
    disputed: false,
    sources: facts.sources,
    reason: joined(note, stripReading),
    views: isReadOtherwise ? [own, ...neighbours.map(countedAs)] : [],
  };
}

function judgeBorder(found: BorderVerdict): Judgement {
  const { verdict, rule, facts, neighbours } = found;
  const [one, other] = neighbours;
  const tolerated = [...new Set([...one.tolerated, ...other.tolerated])].toSorted(
    (a, b) => strictness[a] - strictness[b],
  );
  const disputed = one.disputed || other.disputed;
  const [oneName, otherName] = [placeText(one.direction), placeText(other.direction)];
  return {
    rule,
    verdict,
    tolerated: first(verdict, tolerated),
    agreement: agreementBetween(found),
    basis: facts.basis,
    disputed,
    sources: [...new Set([...one.sources, ...other.sources])],
    reason: joined(
      {
        en: `This strip lies half in the ${oneName.en} and half in the ${otherName.en}.`,
        hi: `यह पट्टी आधी ${oneName.hi} में और आधी ${otherName.hi} में है।`,
      },
      restsOn[facts.basis],
    ),
    views: disputed || one.verdict !== other.verdict ? [countedAs(one), countedAs(other)] : [],
  };
}

function countedAs({ rule, direction, verdict }: PlacementRule): View {
  const name = placeText(direction);
  const text = {
    en: `Counted as ${name.en}: ${verdictNames[verdict].en}.`,
    hi: `${name.hi} मानें तो: ${verdictNames[verdict].hi}।`,
  };
  return { ...conflictWith(rule), text: joined(text, placementNotes[rule]) };
}

function viewsOf(rule: string, note: Text): View[] {
  return twoViewsOf(note).map((text) => ({ ...conflictWith(rule), text }));
}

/** The known conflict of sources behind a rule, if it is one of those that are told of by name. */
export function conflictWith(rule: string): { conflict?: ConflictId } {
  const conflict = conflictOf[rule];
  return conflict ? { conflict } : {};
}

const conflictOf: Readonly<Record<string, ConflictId>> = {
  'door.S3': 'C01',
  'door.W3': 'C01',
  'door.W5': 'C02',
  'entrance.NE': 'C05',
  'kitchen.NE': 'C06',
  'pooja.C': 'C07',
  'toilet.S': 'C08',
  'toilet.SW': 'C08',
  'study.SW': 'C09',
  'overhead_tank.SW': 'C10',
  'garage.SW': 'C11',
  'septic_tank.N': 'C12',
  'septic_tank.E': 'C12',
  'septic_tank.NW': 'C12',
  'underground_water.E': 'C13',
  'water_feature.E': 'C13',
  'cash_counter.NW': 'C14',
};

function first(verdict: Verdict, tolerated: readonly Verdict[]): Verdict[] {
  return [verdict, ...tolerated.filter((one) => one !== verdict)];
}

function lesser(one: Agreement, other: Agreement): Agreement {
  const order: readonly Agreement[] = ['low', 'medium', 'high'];
  return order[Math.min(order.indexOf(one), order.indexOf(other))] ?? 'low';
}

function meaningOf(direction: Direction9): Text {
  const { name, standsFor } = directions[direction];
  return {
    en: `The ${name.en} stands for ${standsFor.en}.`,
    hi: `परंपरा में ${name.hi} का अर्थ है: ${standsFor.hi}।`,
  };
}

function meaningOfStrip(name: Text, standsFor: Text): Text {
  return {
    en: `${capital(name.en)} is read as the strip of ${standsFor.en}.`,
    hi: `${name.hi} को इस अर्थ की पट्टी माना जाता है: ${standsFor.hi}।`,
  };
}

const stripReading: Text = {
  en: 'It is a rule of the sixteen zones; by the eight directions the verdict can differ.',
  hi: 'यह सोलह ज़ोन का नियम है; आठ दिशाओं से देखें तो नतीजा अलग हो सकता है।',
};

function stripCounted(verdict: Text): Text {
  return { en: `As a strip of its own: ${verdict.en}.`, hi: `अलग पट्टी मानें तो: ${verdict.hi}।` };
}

const restsOn: Readonly<Record<Basis, Text>> = {
  classical: {
    en: 'An old text, or a study of one, speaks of it.',
    hi: 'किसी पुराने ग्रंथ या उसके अध्ययन में इसकी बात आती है।',
  },
  modern: { en: 'It is the practice of today.', hi: 'यह आज का चलन है।' },
  derived: {
    en: 'No source is known for it: it is our own deduction, so take it lightly.',
    hi: 'इसका कोई स्रोत ज्ञात नहीं: यह हमारा अपना निष्कर्ष है, इसलिए इसे हल्के में लें।',
  },
};
