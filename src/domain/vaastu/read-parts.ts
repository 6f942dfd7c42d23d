import { isRecord } from '../is-record.ts';
import type { Dwelling, PlanContext, Point, School, Stage, TreeKind } from './plan.ts';
import { mostCorners } from './plan-faults.ts';
import { rooms } from './rooms.ts';
import type { Direction8, Direction9, RoomId } from './types.ts';
import { unseenRuleIds } from './unseen-rules.ts';

/** A point, or undefined where the value is not two finite numbers. */
export function pointFrom(value: unknown): Point | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [x, y]: unknown[] = value;
  return typeof x === 'number' && Number.isFinite(x) && typeof y === 'number' && Number.isFinite(y)
    ? [x, y]
    : undefined;
}

/** Corners, or undefined where one of them is no point. Too many are cut off behind the first one too many. */
export function pointsFrom(value: unknown): Point[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries: unknown[] = value.slice(0, mostCorners + 1);
  const points = entries.map(pointFrom);
  return points.every((point) => point !== undefined) ? points : undefined;
}

/** What is known about the home, or undefined where a part has a value that is not known. Unknown parts are left out. */
export function contextFrom(value: unknown): PlanContext | undefined {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) return undefined;
  const parts = {
    dwelling: oneOf(dwellings, value.dwelling),
    stage: oneOf(stages, value.stage),
    school: oneOf(schools, value.school),
    slope: oneOf(eight, value.slope),
    roads: listOf((entry) => oneOf(eight, entry), value.roads),
    trees: listOf(treeFrom, value.trees),
    water: listOf((entry) => oneOf(eight, entry), value.water),
    seen: recordOf(unseenRuleIds, (entry) => (typeof entry === 'boolean' ? entry : undefined), value.seen),
    told: recordOf(roomIds, (entry) => nine.find((one) => one === entry), value.told),
  };
  if (Object.values(parts).includes('unreadable')) return undefined;
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}

const dwellings: readonly Dwelling[] = ['flat', 'house', 'plot', 'office'];
const roomIds = Object.keys(rooms) as RoomId[];
const stages: readonly Stage[] = ['building', 'buying', 'living'];
const schools: readonly School[] = ['classical', '16-zone', 'regional'];
const eight: readonly Direction8[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const nine: readonly Direction9[] = [...eight, 'C'];
const treeKinds: readonly TreeKind[] = [
  'plaksha',
  'banyan',
  'udumbara',
  'peepal',
  'thorny',
  'milky',
  'fruit',
  'other',
];

function oneOf<Value extends string>(
  known: readonly Value[],
  value: unknown,
): Value | undefined | 'unreadable' {
  if (value === undefined || value === null) return undefined;
  return known.find((one) => one === value) ?? 'unreadable';
}

function listOf<Entry>(
  read: (entry: unknown) => Entry | undefined | 'unreadable',
  value: unknown,
): Entry[] | undefined | 'unreadable' {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value) || value.length > 50) return 'unreadable';
  const entries = value.map((entry: unknown) => read(entry));
  return entries.some((entry) => entry === undefined || entry === 'unreadable')
    ? 'unreadable'
    : (entries as Entry[]);
}

function recordOf<Key extends string, Value>(
  known: readonly Key[],
  read: (entry: unknown) => Value | undefined,
  value: unknown,
): Partial<Record<Key, Value>> | undefined | 'unreadable' {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) return 'unreadable';
  const found: Partial<Record<Key, Value>> = {};
  for (const [name, entry] of Object.entries(value)) {
    const key = known.find((one) => one === name);
    const said = read(entry);
    if (key === undefined || said === undefined) return 'unreadable';
    found[key] = said;
  }
  return found;
}

function treeFrom(value: unknown): { at: Direction8; kind?: TreeKind } | 'unreadable' {
  if (!isRecord(value)) return 'unreadable';
  const [at, kind] = [oneOf(eight, value.at), oneOf(treeKinds, value.kind)];
  if (at === undefined || at === 'unreadable' || kind === 'unreadable') return 'unreadable';
  return { at, ...(kind && { kind }) };
}
