import {
  type PlacementRule,
  bestPlacements,
  placementFor,
  strictness,
  verdictFor,
} from '#domain/vaastu/lookup.ts';
import { placementNotes } from '#domain/vaastu/placement-notes.ts';
import { placementRemedies } from '#domain/vaastu/placement-remedies.ts';
import { placements } from '#domain/vaastu/placements.ts';
import { rooms } from '#domain/vaastu/rooms.ts';
import type { Place, RoomId } from '#domain/vaastu/types.ts';
import { zones } from '#domain/vaastu/zones.ts';
import { type Draft, addVerdict, ask, cite, lead, paragraph } from './draft.ts';
import { sayFacing } from './say-doors.ts';
import { sayZoneUse } from './say-house.ts';
import { list, placeName, roomName, say, verdictName } from './say.ts';
import type { Understanding } from './understanding.ts';
import * as words from './wordings.ts';

export function sayPairs(draft: Draft, { pairs, padas, facing, intent, turns }: Understanding): void {
  // Where the exact place of the door is known, its direction says nothing more.
  const own = pairs.filter(({ room }) => room !== 'entrance' || padas.length === 0);
  const isAlone = own.length === 1;
  for (const { room, place } of own) {
    if (room === 'entrance' && facing === place && place !== 'C') sayFacing(draft, place);
    else sayPlacement(draft, room, place, (isAlone || intent === 'remedy') && turns.length === 0);
  }
}

/** One room in one place: the verdict, why, on what it rests, what helps. */
function sayPlacement(draft: Draft, room: RoomId, place: Place, isFull: boolean): void {
  const { language } = draft;
  const found = verdictFor(room, place);
  const where = { room: roomName(language, room), place: placeName(language, place) };
  switch (found.kind) {
    case 'direction':
      addVerdict(draft, found.facts);
      lead(draft, found.verdict, words.placed(where));
      explain(draft, found.facts);
      break;
    case 'zone': {
      const { rule, verdict } = found;
      addVerdict(draft, {
        rule,
        verdict,
        tolerated: [verdict],
        disputed: false,
        sources: found.facts.sources,
      });
      lead(draft, found.verdict, words.placed(where));
      const zone = zones.find(({ id }) => id === place);
      if (zone) sayZoneUse(draft, zone);
      paragraph(draft, words.agreementOnly(found.facts.agreement));
      break;
    }
    case 'border': {
      lead(draft, found.verdict, words.placed(where));
      for (const neighbour of found.neighbours) addVerdict(draft, neighbour);
      const [a, b] = found.neighbours;
      paragraph(draft, words.border({
        place: where.place,
        a: placeName(language, a.direction), aVerdict: verdictName(language, a.verdict),
        b: placeName(language, b.direction), bVerdict: verdictName(language, b.verdict),
      })); // prettier-ignore
      explain(draft, found.facts);
      break;
    }
  }
  if (isFull) sayInRoom(draft, room);
  if (found.verdict === 'avoid' || found.verdict === 'severe') {
    const remedy = placementRemedies[found.rule];
    if (remedy) paragraph(draft, words.helps(say(language, remedy)));
    sayBetterPlaces(draft, room);
  } else if (found.verdict === 'acceptable' && isFull) sayBetterPlaces(draft, room);
}

function explain(draft: Draft, facts: PlacementRule): void {
  const { language } = draft;
  const note = placementNotes[facts.rule];
  if (facts.disputed && note) paragraph(draft, words.twoViews(say(language, note)));
  else if (note) paragraph(draft, note);
  paragraph(draft, words.rest(facts.basis, facts.agreement, facts.disputed));
}

function sayInRoom(draft: Draft, room: RoomId): void {
  const rules = rooms[room].inRoom.filter(({ id }) => !/neighbours|beam|dress|vedha/.test(id)).slice(0, 3);
  if (rules.length === 0) return;
  for (const rule of rules) cite(draft, rule.sources.slice(0, 2));
  paragraph(draft, words.inside(rules.map(({ text }) => say(draft.language, text)).join(' ')));
}

export function sayBetterPlaces(draft: Draft, room: RoomId): void {
  const { language } = draft;
  const best = bestPlacements(room).filter(({ direction }) => direction !== 'C');
  const ideal = best
    .filter(({ verdict }) => verdict === 'ideal')
    .map(({ direction }) => placeName(language, direction));
  const fine = best
    .filter(({ verdict }) => verdict === 'acceptable')
    .map(({ direction }) => placeName(language, direction));
  if (ideal.length + fine.length > 0)
    paragraph(
      draft,
      words.bestPlaces({
        room: roomName(language, room),
        ideal: list(language, ideal),
        fine: list(language, fine),
      }),
    );
}

export function sayRejected(draft: Draft, room: RoomId, place: Place): void {
  const found = verdictFor(room, place);
  if (found.kind === 'direction') addVerdict(draft, found.facts);
  const { language } = draft;
  paragraph(
    draft,
    words.rejected({
      room: roomName(language, room),
      place: placeName(language, place),
      verdict: verdictName(language, found.verdict),
    }),
  );
  if (draft.verdicts.length === 1) sayBetterPlaces(draft, room);
}

/** Rooms without a direction: where they do well, and what has to be known for a verdict. */
export function sayAsked(
  draft: Draft,
  { asked, intent, turns, relation, inRoom, facing, padas, pairs, topics, things }: Understanding,
): void {
  // "Which colour for the bedroom?" does not ask where the bedroom is.
  if (things.includes('colour')) return;
  const { language } = draft;
  const isDoorTopic = topics.some(
    (topic) => topic === 'vedha' || topic === 'door_form' || topic === 'main_door',
  );
  const open = asked.filter(
    (room) => !(room === 'entrance' && (facing !== undefined || padas.length > 0 || isDoorTopic)),
  );
  if (inRoom.length > 0 || (relation && pairs.length === 0 && intent === 'check_adjacency')) return;
  for (const room of open.slice(0, 4)) {
    const isTurnOnly = turns.length > 0 && intent === 'orientation' && room !== 'cash_counter';
    if (isTurnOnly) continue;
    const best = bestPlacements(room).filter(({ direction }) => direction !== 'C');
    const shown = best.filter(({ verdict }, index) => verdict === 'ideal' || index < 3).slice(0, 4);
    for (const { direction } of shown) addVerdict(draft, placementFor(room, direction));
    sayBetterPlaces(draft, room);
    const first = shown[0];
    const note = first ? placementNotes[`${room}.${first.direction}`] : undefined;
    if (note) paragraph(draft, note);
    const worst = placements[room]
      .filter(({ verdict, disputed }) => verdict === 'severe' && !disputed)
      .map(({ direction }) => placeName(language, direction));
    if (worst.length > 0)
      paragraph(draft, words.keepOut({ room: roomName(language, room), places: list(language, worst) }));
    if (open.length === 1) sayInRoom(draft, room);
    if (rooms[room].note) paragraph(draft, rooms[room].note);
    if (intent === 'check_placement' || intent === 'remedy' || intent === 'myth_check') {
      const name = roomName(language, room);
      if (room === 'entrance') ask(draft, words.missingDoor(undefined), words.askDoor(undefined));
      else ask(draft, words.missingPlace(name), words.askPlace(name));
    }
  }
}

/** Which of two places or two rooms the table prefers. */
export function sayComparison(draft: Draft, { pairs, facing, intent }: Understanding): void {
  const isOneRoom = pairs.length === 2 && pairs[0]?.room === pairs[1]?.room;
  if (facing || pairs.length < 2 || (intent !== 'compare' && !(isOneRoom && intent === 'check_placement')))
    return;
  const { language } = draft;
  const ranked = pairs
    .map(({ room, place }) => ({ room, place, verdict: verdictFor(room, place).verdict }))
    .toSorted((a, b) => strictness[a.verdict] - strictness[b.verdict]);
  const [first, second] = ranked;
  if (!first || !second) return;
  draft.paragraphs.unshift(
    `**${say(language, first.verdict === second.verdict ? words.equal(verdictName(language, first.verdict)) : words.preferred({ room: roomName(language, first.room), place: placeName(language, first.place) }))}**`,
  );
}
