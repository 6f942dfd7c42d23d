import { randomUUID } from 'node:crypto';
import type { KeptPlan, KeptRoom } from '#domain/vaastu/plan.ts';
import type { RoomId } from '#domain/vaastu/types.ts';
import type { Session } from '#tests/fakes/embedded-world.ts';
import { rectangle } from './a-plan.ts';

const wall = 100;

/** A flat of nine rooms on a grid of three by three, north up; each room by its zone. */
const zonesOfGrid: readonly [RoomId, column: number, row: number][] = [
  ['bedroom', 0, 0],
  ['living_room', 1, 0],
  ['toilet', 2, 0],
  ['study', 0, 1],
  ['open_space', 1, 1],
  ['dining', 2, 1],
  ['master_bedroom', 0, 2],
  ['store', 1, 2],
  ['kitchen', 2, 2],
];

/** A flat with its toilet in the north-east and its kitchen in the south-east. */
export function aFlat(values: Partial<KeptPlan> = {}): KeptPlan {
  const rooms = zonesOfGrid.map(([room, column, row]): KeptRoom => {
    return { id: room, room, polygon: rectangle(wall + column * 320, wall + row * 240, 320, 240) };
  });
  return {
    v: 1,
    size: [1160, 920],
    north: 0,
    outline: rectangle(wall, wall, 960, 720),
    rooms,
    door: [wall + 410, wall],
    context: { dwelling: 'flat', stage: 'buying' },
    ...values,
  };
}

/** A plan of so many bedrooms, each as large as the next. */
export function manyRooms(count: number): KeptPlan {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const kinds: readonly RoomId[] = [
    'bedroom',
    'toilet',
    'kitchen',
    'store',
    'living_room',
    'study',
    'pooja',
    'bathroom',
  ];
  const [width, height] = [960 / columns, 720 / rows];
  return aFlat({
    rooms: Array.from({ length: count }, (_, index): KeptRoom => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const polygon = rectangle(wall + column * width, wall + row * height, width, height);
      return { id: `room ${index + 1}`, room: kinds[index % kinds.length] ?? 'bedroom', polygon };
    }),
  });
}

/** One floorplan at the server, without a file behind its path. */
export async function addPlan(
  user: Session,
  { title, propertyId }: { title: string; propertyId?: string },
): Promise<string> {
  const id = randomUUID();
  const image_url = `${user.userId}/${id}.png`;
  await insert(user, 'floorplans', {
    id,
    title,
    image_url,
    user_id: user.userId,
    file_type: 'image/png',
    property_id: propertyId ?? null,
  });
  return id;
}

export async function addProperty(user: Session, title: string): Promise<string> {
  const id = randomUUID();
  await insert(user, 'properties', { id, title, city: 'Pune', user_id: user.userId });
  return id;
}

/** One analysis at the server, as the device or the server would have stored it. */
export async function addAnalysis(user: Session, floorplanId: string, values: object): Promise<string> {
  const id = randomUUID();
  await insert(user, 'vaastu_analysis', {
    id,
    floorplan_id: floorplanId,
    overall_rating: 7,
    analysis_summary: 'Overall 7/10.',
    recommendations: 'See the analysis above for detailed recommendations.',
    llm_model: 'built-in engine',
    ...values,
  });
  return id;
}

async function insert({ client }: Session, table: string, row: object): Promise<void> {
  const { error } = await client.from(table).insert(row);
  if (error) throw new Error(`${table}: ${error.message}`);
}
