import { type DoorPada, doorPadas } from '#domain/vaastu/door-padas.ts';
import { generalRules } from '#domain/vaastu/general-rules.ts';
import { verdictFor } from '#domain/vaastu/lookup.ts';
import { placementNotes } from '#domain/vaastu/placement-notes.ts';
import type { ConflictId, DoorPadaId, Place } from '#domain/vaastu/types.ts';
import { type Draft, addVerdict, ask, lead, paragraph } from './draft.ts';
import { sidesOf } from './facings.ts';
import { sayConflict } from './say-house.ts';
import { list, placeName, say } from './say.ts';
import type { Understanding } from './understanding.ts';
import * as words from './wordings.ts';

/** The side that a house faces is no fault; the place of the door decides. */
export function sayFacing(draft: Draft, place: Place): void {
  const { language } = draft;
  const found = verdictFor('entrance', place);
  if (found.kind === 'border') for (const neighbour of found.neighbours) addVerdict(draft, neighbour);
  else if (found.kind === 'direction') addVerdict(draft, found.facts);
  addVerdict(draft, {
    rule: 'G12',
    verdict: 'acceptable',
    tolerated: ['acceptable'],
    disputed: true,
    sources: generalRules.G12.sources,
  });
  paragraph(draft, words.facingLead(placeName(language, place)));
  paragraph(draft, words.twoViews(say(language, generalRules.G12.text)));
  const note = placementNotes[found.rule];
  if (note) paragraph(draft, note);
}

export function sayPada(draft: Draft, id: DoorPadaId): void {
  const { language } = draft;
  const pada = doorPadas.find((one) => one.id === id);
  if (!pada) return;
  addVerdict(draft, { ...pada, rule: pada.id });
  lead(
    draft,
    pada.verdict,
    words.padaIs({
      id: pada.id,
      name: say(language, pada.name),
      wall: placeName(language, pada.wall),
      from: pada.from,
      to: pada.to,
    }),
  );
  if (pada.note) paragraph(draft, pada.disputed ? words.twoViews(say(language, pada.note)) : pada.note);
  else if (pada.disputed) paragraph(draft, words.padaViews(pada.classical, pada.modern));
  const conflict = padaConflicts[pada.id];
  if (conflict && !pada.note) sayConflict(draft, conflict);
  paragraph(draft, words.agreementOnly(pada.agreement));
  if (pada.verdict === 'avoid' || pada.verdict === 'severe') sayGoodDoors(draft, pada.wall);
}

const padaConflicts: Readonly<Partial<Record<DoorPadaId, ConflictId>>> = { S3: 'C01', W3: 'C01', W5: 'C02' };

export function askForDoor(
  draft: Draft,
  { rooms: asked, facing, pairs, padas, intent }: Understanding,
): void {
  if (!asked.includes('entrance') || padas.length > 0 || (intent === 'plan_layout' && !facing)) return;
  const { language } = draft;
  const place = facing ?? pairs.find(({ room }) => room === 'entrance')?.place;
  if (place === undefined || place === 'C') return;
  const walls = sidesOf(place);
  for (const wall of walls) sayGoodDoors(draft, wall);
  const names = walls.map((side) => placeName(language, side));
  ask(draft, words.missingDoor(placeName(language, place)), words.askDoor(list(language, names)));
}

function sayGoodDoors(draft: Draft, wall: DoorPada['wall']): void {
  const { language } = draft;
  const good = doorPadas.filter((pada) => pada.wall === wall && pada.verdict === 'ideal');
  const names = good.map(({ id, name }) => `${id} (${say(language, name)})`);
  if (names.length > 0) paragraph(draft, words.goodDoors(placeName(language, wall), list(language, names)));
}
