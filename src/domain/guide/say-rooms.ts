import { generalRules } from '#domain/vaastu/general-rules.ts';
import { type InRoomRule, rooms } from '#domain/vaastu/rooms.ts';
import type { GeneralRuleId, Place, RoomId, Verdict } from '#domain/vaastu/types.ts';
import { type Draft, addVerdict, ask, lead, paragraph } from './draft.ts';
import { type FacingSubject, facingRules, facingVerdict, sidesOf } from './facings.ts';
import { sayConflict } from './say-house.ts';
import { sayBetterPlaces } from './say-placements.ts';
import { list, placeName, roomName, say } from './say.ts';
import type { Turn, Understanding } from './understanding.ts';
import * as words from './wordings.ts';

export function sayTurn(draft: Draft, { subject, place }: Turn): void {
  const { language } = draft;
  const rule = facingRules[subject];
  const { text, sources } = ruleOf(rule.rule);
  const name = say(language, words.subjects[subject]);
  const verdict = place && facingVerdict(subject, sidesOf(place));
  if (place && verdict) {
    const disputed = isSplit(subject, place);
    const tolerated: Verdict[] = disputed ? ['acceptable', 'avoid'] : [verdict];
    addVerdict(draft, { rule: rule.rule, verdict, tolerated, disputed, sources });
    lead(draft, verdict, words.turned({ name, place: placeName(language, place) }));
    paragraph(draft, disputed ? words.twoViews(say(language, text)) : text);
  } else {
    const best = list(
      language,
      rule.good.map((side) => placeName(language, side)),
    );
    addVerdict(draft, { rule: rule.rule, verdict: 'ideal', tolerated: ['ideal'], disputed: false, sources });
    paragraph(draft, words.turnBest({ name, best }));
    paragraph(draft, text);
  }
  if (subject === 'head') sayConflict(draft, 'C15');
}

function isSplit(subject: FacingSubject, place: Place): boolean {
  return sidesOf(place).some((side) => facingRules[subject].split.includes(side));
}

/** A rule about the inside of a room, or one about the whole house. */
function ruleOf(id: string): Pick<InRoomRule, 'text' | 'sources'> {
  if (id in generalRules) return generalRules[id as GeneralRuleId];
  const rule = Object.values(rooms)
    .flatMap(({ inRoom }) => inRoom)
    .find((one) => one.id === id);
  if (rule === undefined) throw new Error(`the table has no rule ${id}`);
  return rule;
}

/** A part of a room says nothing about the place of the room in the house. */
export function sayPartsOfRooms(draft: Draft, { inRoom, rooms: named }: Understanding): void {
  const [first] = inRoom;
  if (!first) return;
  const { language } = draft;
  const room = first.room ?? named[0];
  const name = room ? roomName(language, room) : undefined;
  paragraph(draft, words.partOfRoom({ place: placeName(language, first.place), room: name }));
  if (room) {
    for (const rule of rooms[room].inRoom) {
      addVerdict(draft, {
        rule: rule.id,
        verdict: 'acceptable',
        tolerated: ['ideal', 'acceptable', 'avoid'],
        disputed: false,
        sources: rule.sources.slice(0, 2),
      });
      paragraph(draft, rule.text);
    }
    if (rooms[room].inRoom.length === 0) paragraph(draft, words.noRuleInside);
    if (name) ask(draft, words.missingPlace(name), words.askPlace(name));
  }
}

/** The stove has a corner of its own in the kitchen; "chulha" is a word for both. */
export function sayStove(draft: Draft, { rooms: named, things, turns, tokens }: Understanding): void {
  const isAsked = things.includes('stove') || tokens.some(({ text }) => /^(?:chu|choo)la?h|^चूल्ह/.test(text));
  if (!isAsked || !named.includes('kitchen') || turns.length > 0) return;
  paragraph(draft, words.stoveCorner(placeName(draft.language, 'SE')));
}

const relationRules: readonly { rooms: readonly RoomId[]; relations: readonly string[]; rule: string; verdict: Verdict }[] = [
  { rooms: ['pooja', 'staircase'], relations: ['below'], rule: 'pooja.neighbours', verdict: 'severe' },
  { rooms: ['pooja', 'toilet'], relations: ['below', 'beside', 'above', 'together'], rule: 'pooja.neighbours', verdict: 'severe' },
  { rooms: ['pooja', 'bathroom'], relations: ['below', 'beside', 'above', 'together'], rule: 'pooja.neighbours', verdict: 'avoid' },
  { rooms: ['pooja', 'bedroom'], relations: ['together'], rule: 'pooja.neighbours', verdict: 'avoid' },
  { rooms: ['pooja', 'master_bedroom'], relations: ['together'], rule: 'pooja.neighbours', verdict: 'avoid' },
  { rooms: ['kitchen', 'toilet'], relations: ['beside', 'opposite', 'together'], rule: 'kitchen.neighbours', verdict: 'avoid' },
  { rooms: ['kitchen', 'bathroom'], relations: ['beside', 'opposite', 'together'], rule: 'kitchen.neighbours', verdict: 'avoid' },
  { rooms: ['kitchen', 'entrance'], relations: ['opposite'], rule: 'kitchen.neighbours', verdict: 'avoid' },
  { rooms: ['staircase', 'toilet'], relations: ['below'], rule: 'staircase.below', verdict: 'avoid' },
  { rooms: ['staircase', 'bathroom'], relations: ['below'], rule: 'staircase.below', verdict: 'avoid' },
  { rooms: ['staircase', 'store'], relations: ['below'], rule: 'staircase.below', verdict: 'acceptable' },
]; // prettier-ignore

/** Two rooms beside, above, below or opposite each other. */
export function sayRelation(draft: Draft, { rooms: named, relation, things, intent }: Understanding): void {
  if (!relation) return;
  const { language } = draft;
  const rules = relationRules.filter(
    (one) => one.relations.includes(relation) && one.rooms.every((room) => named.includes(room)),
  );
  const names = list(
    language,
    named.map((room) => roomName(language, room)),
  );
  if (rules.length === 0) {
    const other = namedRules(named, relation, things);
    if (other.length > 0) for (const rule of other) sayInRoomRule(draft, rule, 'avoid');
    else if (intent === 'check_adjacency') {
      paragraph(draft, words.noRelationRule(names));
      for (const room of named.slice(0, 2)) sayBetterPlaces(draft, room);
    }
    return;
  }
  for (const { rule, verdict } of rules) {
    lead(draft, verdict, words.related({ names, relation: say(language, words.relations[relation]) }));
    sayInRoomRule(draft, rule, verdict);
  }
  if (named.includes('staircase')) sayInRoomRule(draft, 'staircase.below', rules[0]?.verdict ?? 'avoid');
}

/** A mirror before a bed, a beam above it. */
export function sayBed(draft: Draft, { things }: Understanding): void {
  const isByBed = things.includes('bed') || things.includes('head');
  if (isByBed && (things.includes('mirror') || things.includes('beam')))
    sayInRoomRule(draft, 'master_bedroom.beam_mirror', 'avoid');
}

/** Rules about a thing beside another or in line with a room: a sink, a beam, a mirror, what stands before the main door. */
function namedRules(named: readonly RoomId[], relation: string, things: readonly string[]): string[] {
  if (things.includes('beam') || things.includes('mirror')) return ['master_bedroom.beam_mirror'];
  if (things.includes('stove') && things.includes('sink')) return ['kitchen.sink'];
  if (named.includes('entrance') && relation === 'opposite') return ['entrance.vedha'];
  return [];
}

function sayInRoomRule(draft: Draft, id: string, verdict: Verdict): void {
  if (draft.verdicts.some((one) => one.rule === id)) return;
  const { text, sources } = ruleOf(id);
  const tolerated: Verdict[] = verdict === 'severe' ? ['severe', 'avoid'] : [verdict];
  addVerdict(draft, { rule: id, verdict, tolerated, disputed: false, sources });
  paragraph(draft, text);
}
