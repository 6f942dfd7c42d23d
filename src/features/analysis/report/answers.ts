import { doorPadas } from '#domain/vaastu/door-padas.ts';
import { doorPointOf } from '#domain/vaastu/main-door.ts';
import { orient } from '#domain/vaastu/orient.ts';
import { toDegrees } from '#domain/vaastu/lookup.ts';
import type { KeptPlan, PlanContext } from '#domain/vaastu/plan.ts';
import type { NotAssessed } from '#domain/vaastu/report.ts';
import type { Direction8, Direction9, DoorPadaId, RoomId, UnseenRuleId } from '#domain/vaastu/types.ts';
import { unseenRuleIds } from '#domain/vaastu/unseen-rules.ts';
import type { Assessed } from './assessed.ts';

const eight: readonly Direction8[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** What may be answered to a question; nothing where only a drawing answers it. */
export function optionsOf({ subject }: NotAssessed): readonly string[] {
  if (subject === 'door') return doorPadas.map(({ id }) => id);
  if (subject === 'rooms') return [...eight, 'C'];
  if (subject === 'G03') return eight;
  if (subject === 'G11' || subject === 'G13' || subject === 'G16') return ['none', ...eight];
  return isUnseen(subject) ? ['yes', 'no'] : [];
}

/** What was answered so far; empty where nothing was. */
export function answerOf({ context, door }: KeptPlan, open: NotAssessed, { report }: Assessed): string {
  const { subject } = open;
  if (subject === 'door') return door ? (report.door?.pada ?? '') : '';
  if (subject === 'rooms') return (open.rooms?.[0] && context.told?.[open.rooms[0]]) ?? '';
  if (subject === 'G03') return context.slope ?? '';
  if (subject === 'G11') return context.trees ? (context.trees[0]?.at ?? 'none') : '';
  if (subject === 'G13') return context.roads ? (context.roads[0] ?? 'none') : '';
  if (subject === 'G16') return context.water ? (context.water[0] ?? 'none') : '';
  const seen = isUnseen(subject) ? context.seen?.[subject] : undefined;
  return seen === undefined ? '' : seen ? 'yes' : 'no';
}

/** The plan with one thing more that is known of it; an empty answer takes it back. */
export function withAnswer(kept: KeptPlan, open: NotAssessed, answer: string): KeptPlan {
  if (open.subject === 'door')
    return { ...kept, door: answer === '' ? null : doorAt(kept, answer as DoorPadaId) };
  return { ...kept, context: withKnown(kept.context, open, answer) };
}

function withKnown(context: PlanContext, { subject, rooms }: NotAssessed, answer: string): PlanContext {
  const at = answer as Direction8;
  const list = answer === '' ? undefined : answer === 'none' ? [] : [at];
  if (subject === 'rooms') {
    const [kind] = rooms ?? [];
    return kind ? withTold(context, kind, answer as Direction9 | '') : context;
  }
  if (subject === 'G03') return withPart(context, 'slope', answer === '' ? undefined : at);
  const trees = list?.map((one) => ({ at: one }));
  if (subject === 'G11') return withPart(context, 'trees', trees);
  if (subject === 'G13') return withPart(context, 'roads', list);
  if (subject === 'G16') return withPart(context, 'water', list);
  if (!isUnseen(subject)) return context;
  const { [subject]: _, ...seen } = context.seen ?? {};
  return { ...context, seen: answer === '' ? seen : { ...seen, [subject]: answer === 'yes' } };
}

function withTold(context: PlanContext, kind: RoomId, place: Direction9 | ''): PlanContext {
  const { [kind]: _, ...told } = context.told ?? {};
  return { ...context, told: place === '' ? told : { ...told, [kind]: place } };
}

function withPart<Name extends 'slope' | 'trees' | 'roads' | 'water'>(
  context: PlanContext,
  name: Name,
  value: PlanContext[Name] | undefined,
): PlanContext {
  const { [name]: _, ...others } = context;
  return value === undefined ? others : { ...others, [name]: value };
}

function doorAt({ outline, north, context }: KeptPlan, pada: DoorPadaId): KeptPlan['door'] {
  if (!outline || north === null) return null;
  return doorPointOf(orient({ outline, north: toDegrees(north) }), pada, context.school);
}

function isUnseen(subject: NotAssessed['subject']): subject is UnseenRuleId {
  return unseenRuleIds.some((rule) => rule === subject);
}
