import type { SignalId } from './lexicon.ts';
import { fewWords } from './tokens.ts';
import type { Evidence, Intent, Whole } from './understanding.ts';

/** What the asker wants, by the strongest evidence first; `whole` as `wholeOf` reads it. */
export function chooseIntent(evidence: Evidence, whole: Whole | undefined): Intent {
  const { rooms, directions, pairs, padas, facing, turns, inRoom, topics, relation, signals, tokens } =
    evidence;
  const has = anyOf(signals);
  const isAboutHome = rooms.length > 0 || directions.length > 0 || topics.length > 0 || padas.length > 0;
  if (has('crisis')) return 'crisis';
  if (has('override')) return 'prompt_injection';
  if (
    !isAboutHome &&
    evidence.turns.every(({ place }) => place === undefined) &&
    has('greeting') &&
    tokens.length <= 6
  )
    return 'greeting';
  if (isAboutCalendar(evidence)) return 'panchang';
  if (has('muhurta')) return 'muhurta';
  if (has('score') && (has('raise', 'change') || rooms.length > 0)) return 'what_if_score';
  if (has('change') && has('raise') && rooms.length > 0) return 'what_if_score';
  if (isMyth(evidence)) return 'myth_check';
  if (isAboutHome && (has('compare') || (evidence.isChoice && pairs.length + padas.length > 1)))
    return 'compare';
  if (relation && pairs.length === 0 && turns.every(({ place }) => place === undefined))
    return 'check_adjacency';
  if (has('what_is', 'why') && isExplainable(evidence)) return 'explain';
  if (topics.includes('mandala') || topics.includes('north_kind')) return 'explain';
  if (evidence.things.includes('steps') && rooms.includes('staircase') && pairs.length === 0)
    return 'orientation';
  if (pairs.length >= 2 && has('ok', 'can')) return 'check_placement';
  if (turns.some(({ place }) => place !== undefined) || (turns.length > 0 && !has('remedy')))
    return 'orientation';
  if (has('remedy') && isAboutHome) return 'remedy';
  if (inRoom.length > 0 && pairs.length === 0) return 'orientation';
  if (has('where', 'which_side', 'order') && (rooms.length > 0 || evidence.things.length > 0))
    return 'plan_layout';
  if (padas.length > 0 || pairs.length > 0) return 'check_placement';
  if (topics.includes('vedha') || topics.includes('door_form') || topics.includes('main_door'))
    return 'check_placement';
  if (rooms.length === 0 && topics.length > 0)
    return has('ok', 'can') && topics[0] !== 'padas' ? 'check_placement' : 'explain';
  if (facing) return 'check_placement';
  if (rooms.length > 0) return has('can', 'ok') && !has('structure') ? 'check_placement' : 'plan_layout';
  if (directions.length > 0 && (evidence.things.includes('pillar') || evidence.things.includes('beam')))
    return 'check_placement';
  if (directions.length > 0)
    return has('structure', 'where', 'which_side', 'best', 'can') ? 'plan_layout' : 'explain';
  if (has('remedy') && has('vaastu_word')) return 'remedy';
  if (has('astrology')) return 'astrology';
  if (has('who_are_you')) return 'about_guide';
  if (has('thanks')) return 'thanks';
  if (has('greeting')) return 'greeting';
  if (has('vaastu_word') || evidence.things.length > 0 || whole) return 'explain';
  return 'off_topic';
}

/** Asks whether any of some signals is there. */
function anyOf(signals: Evidence['signals']): (...ids: SignalId[]) => boolean {
  return (...ids) => ids.some((id) => signals.has(id));
}

/** "Vastu tips for home", "what should I check before buying a plot?": no part of it is named. */
export function wholeOf({
  rooms,
  directions,
  padas,
  facing,
  turns,
  things,
  topics,
  signals,
  tokens,
}: Evidence): Whole | undefined {
  const has = anyOf(signals);
  // "Dhyan" is heed as well as meditation.
  const isNamed =
    rooms.length + directions.length + padas.length + turns.length > 0 ||
    things.some((thing) => thing !== 'worshipper');
  if (isNamed || facing || topics.some((topic) => topic !== 'vaastu')) return undefined;
  if (has('what_is', 'why', 'myth', 'remedy', 'compare', 'money', 'law', 'health', 'safety'))
    return undefined;
  const kind = (['plot', 'office', 'shop', 'house'] as const).find((id) => signals.has(id));
  if (!has('vaastu_word')) return has('overview') && has('moving_in') ? kind : undefined;
  const isAsked = has('overview', 'moving_in', 'best', 'structure', 'score') || tokens.length <= fewWords;
  return isAsked ? (kind ?? (has('overview') ? 'house' : undefined)) : undefined;
}

/**
 * A day's panchang or the date of a festival. "Which day" asks for a muhurta only where no festival is named, and the
 * hours that every panchang prints are called muhurtas too. The pooja of "Chhath Puja" is no room.
 */
function isAboutCalendar({ rooms, directions, signals, tokens }: Evidence): boolean {
  const text = ` ${tokens.map(({ text: word }) => word).join(' ')} `;
  const isFestival = signals.has('festival');
  const asksWhen = / (?:when|kab|date|dates|day|din|tithi|tar[ei]+kh|tareekh|कब|दिन|तिथि|तारीख|तारीख़) /.test(
    text,
  );
  const isPoojaOnly = isFestival && asksWhen && rooms.every((room) => room === 'pooja');
  if (directions.length > 0 || (rooms.length > 0 && !isPoojaOnly)) return false;
  if (!signals.has('muhurta')) return signals.has('panchang') || isFestival;
  const isPrinted = / (?:brah\w* mu\w*|abhiji\w*|ब्रह्म मु\S*|अभिजी?ि?त) /u.test(text);
  return (
    isPrinted ||
    (isFestival && !/ m[uao]+h[ou]*o?ra?t\w* | मुहूर्त | shubh | शुभ | good | auspicious | best /u.test(text))
  );
}

/** Words of fear make a myth of a facing; of a placed room only words of hearsay do. */
function isMyth({ rooms, directions, facing, topics, signals, tokens }: Evidence): boolean {
  if (!signals.has('myth')) return false;
  const text = tokens.map(({ text: word }) => word).join(' ');
  const isHearsay =
    /myth|superstit|people say|everyone says|they say|log (?:kehte|kahte|bolte)|suna h|andhv|scientific|science|proof|is it true|true that|really cause|hamesha|हमेशा|always|granth me likh|ग्रंथ में लिख|sach|jhoo?th|guarantee|curse|bad luck|unlucky|manhoos|apshag|apshak|always|kehte hain|kahte hain|destroy|ruin|barbaa?d|अंधविश्वास|लोग कहते|सुना है|सच|मिथक|वैज्ञानिक|विज्ञान|बर्बाद|मनहूस|अपशकुन|भ्रम|वहम|झूठ|vaham|wahem|astrologer said|pandit|hota hi|dangerous|khatarnak|खतरनाक/.test(
      text,
    );
  const isFacing =
    facing !== undefined || topics.includes('facing') || (rooms.length === 0 && directions.length > 0);
  return isHearsay || isFacing || (rooms.length === 0 && topics.length === 0);
}

function isExplainable({
  rooms,
  directions,
  topics,
  pairs,
  turns,
  padas,
  signals,
  things,
}: Evidence): boolean {
  if (signals.has('which_side') || signals.has('where')) return false;
  if (topics.length > 0 && rooms.length === 0) return true;
  if (signals.has('why')) return rooms.length > 0 || directions.length > 0 || things.length > 0;
  return (pairs.length === 0 && turns.length === 0) || padas.length > 0;
}
