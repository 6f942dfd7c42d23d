import { widenedOutline } from '../plan-reading/widened-outline.ts';
import { assess } from './assess.ts';
import { planOf } from './kept-plan.ts';
import { boundsOf } from './geometry.ts';
import type { DrawnPlan, KeptPlan, Polygon } from './plan.ts';
import { reportText } from './report-text.ts';
import type { Text } from './types.ts';

/**
 * A plan as a device has read it, ready to be assessed: without rooms that have no name or no shape, and with an outline
 * around all of them where none was found or some lie outside of it. Undefined where north is not known or no room is left.
 */
export function assessableAsRead(plan: KeptPlan): DrawnPlan | undefined {
  let rooms = plan.rooms.filter(({ room }) => room !== null);
  let outline = plan.outline;
  // Each round mends what the one before found; the last can only leave rooms out.
  for (let round = 0; round <= plan.rooms.length + 1 && rooms.length > 0; round += 1) {
    outline ??= around(rooms.map(({ polygon }) => polygon));
    const tried = planOf({ ...plan, rooms, outline });
    if (tried.ok) return tried.plan;
    const faulty = tried.faults;
    if (faulty.some(({ code }) => code === 'no_north' || code === 'too_many_rooms')) return undefined;
    const isOfOutline = faulty.some(({ code }) => ofOutline.has(code));
    if (isOfOutline && round === 0 && plan.outline) {
      outline = widenedOutline(
        plan.outline,
        rooms.map(({ polygon }) => polygon),
      );
      continue;
    }
    if (isOfOutline && round <= 1) {
      outline = around([...(plan.outline ? [plan.outline] : []), ...rooms.map(({ polygon }) => polygon)]);
      continue;
    }
    // Of two that overlap the later one goes: it may be read twice.
    const left = faulty.flatMap(({ roomIds }) => roomIds.at(-1) ?? []);
    if (left.length === 0) return undefined;
    rooms = rooms.filter(({ id }) => id !== left[0]);
  }
  return undefined;
}

const ofOutline: ReadonlySet<string> = new Set([
  'room_outside',
  'crossed_outline',
  'outline_without_area',
  'no_outline',
]);

function around(polygons: readonly Polygon[]): Polygon {
  const { left, right, top, bottom } = boundsOf(polygons.flat());
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

export interface FirstReading {
  /** Markdown. */
  text: string;
  /** Whether the plan could be assessed; else the text asks for what is missing. */
  isAssessed: boolean;
}

/** The first, provisional reading of a plan that nobody has confirmed yet. */
export function firstReading(
  plan: KeptPlan,
  { language, madeBy }: { language: 'english' | 'hindi'; madeBy: string },
): FirstReading {
  const say = (text: Text) => (language === 'hindi' ? text.hi : text.en);
  const assessable = assessableAsRead(plan);
  if (!assessable) return { text: say(plan.north === null ? asksNorth : asksRooms), isAssessed: false };
  const { summary } = reportText(assess(assessable), assessable, { language, madeBy });
  return { text: [say(provisional), summary, say(refine)].join('\n\n'), isAssessed: true };
}

const provisional: Text = {
  en: '**A first reading, as the picture was read and not confirmed by you.**',
  hi: '**पहला वाचन: नक़्शा जैसा पढ़ा गया, आपकी पुष्टि के बिना।**',
};
const refine: Text = {
  en: 'The plan is kept under your properties. There you can correct rooms, north and the main door, and each change moves the rating.',
  hi: 'नक़्शा आपकी संपत्तियों में रखा है। वहाँ कमरे, उत्तर और मुख्य द्वार ठीक कर सकते हैं; हर बदलाव से रेटिंग बदलती है।',
};
const asksNorth: Text = {
  en: 'I have the plan. **Which way is north on it?** Without it no room has a direction. Open the plan under your properties and turn the compass.',
  hi: 'नक़्शा मिल गया। **उसमें उत्तर किस ओर है?** उसके बिना किसी कमरे की दिशा नहीं। संपत्तियों में नक़्शा खोलकर कम्पास घुमाएँ।',
};
const asksRooms: Text = {
  en: 'I have the plan, but could not read its rooms well enough to judge them. Open it under your properties and mark the rooms there.',
  hi: 'नक़्शा मिल गया, पर उसके कमरे परखने लायक पढ़े नहीं जा सके। संपत्तियों में उसे खोलकर कमरे वहाँ चिह्नित करें।',
};
