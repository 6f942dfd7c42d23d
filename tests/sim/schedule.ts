/** What happens in one run, as data: it can be told from a seed, cut down while it still fails, and kept. */
import { chanceOf, seededRandom, type Random } from './random.ts';

export interface WorldSetup {
  seed: number;
  /** Rows of a page of the server at most. */
  pageLimit: number;
  /** A call takes up to so long each way. */
  latencyMs: number;
  hasLocks: boolean;
  hasNudges: boolean;
  /** How probable it is that the function dies while it answers. */
  functionDeaths: number;
  /** Whether one kind of act makes the server fail, to the end. */
  hasPoison: boolean;
  /** What everybody has at first, in thirds of a credit. */
  thirds: number;
}

export type NetworkFault =
  /** lost: never arrives, which is known at once · silent: the same, known by the time-out only · answer-…: it is carried out. */
  | { kind: 'lost' | 'silent' | 'answer-lost' | 'answer-silent' }
  /** Carried out twice, the second time up to half a minute later. */
  | { kind: 'twice' }
  /** Carried out after the page has given up. */
  | { kind: 'late' }
  | { kind: 'slow' | 'truncated' | 'portal' | 'newer-schema' }
  /** An answer of something between; with -after the server has carried the call out. */
  | { kind: 'status' | 'status-after'; status: number; code?: string };

export type ActionKind =
  | 'message'
  | 'new-message'
  | 'picture-message'
  | 'property'
  | 'photo'
  | 'floorplan'
  | 'edit-property'
  | 'event'
  | 'edit-event'
  | 'remind'
  | 'deity'
  | 'aarti'
  | 'edit-aarti'
  | 'profile'
  | 'rename'
  | 'delete'
  | 'ask-again'
  | 'withdraw'
  | 'resend'
  | 'poison'
  | 'sync-now'
  | 'look'
  | 'leave';

export interface Action {
  /** Milliseconds after the beginning of the world. */
  at: number;
  device: number;
  kind: ActionKind;
  /** Decides which row, which page, which words; in [0, 1). */
  draw: number;
}

export type FaultKind =
  | 'kill'
  | 'power-loss'
  | 'freeze'
  | 'abort'
  | 'full'
  | 'disconnect'
  | 'clock-jump'
  | 'token-over'
  | 'purge'
  | 'restore'
  | 'restore-unsaid'
  | 'expire'
  | 'false-nudge'
  | 'background-sync'
  | 'second-page'
  | 'hide'
  | 'away';

export interface Fault {
  at: number;
  device: number;
  kind: FaultKind;
  draw: number;
}

export interface Schedule {
  setup: WorldSetup;
  /** By device: pages, and whether there is a worker. */
  devices: { pages: number; hasWorker: boolean; clockOffset: number }[];
  actions: Action[];
  faults: Fault[];
  /** By the number of the call. */
  network: [number, NetworkFault][];
  /** Milliseconds after the beginning: nothing goes wrong any more. */
  healAt: number;
  /** Whether the devices are told when all is well again; otherwise only their own timers go off. */
  isHealingTold: boolean;
  /** Whether everybody gets enough credits when all is well again. */
  areCreditsBought: boolean;
}

const year = 365 * 24 * 60 * 60_000;

/** The schedule of a seed. */
export function scheduleOf(seed: number): Schedule {
  const random = seededRandom(seed);
  const length = 20_000 + random.below(220_000);
  const deviceCount = random.chance(0.4) ? 2 : 1;
  const devices = Array.from({ length: deviceCount }, () => ({
    pages: random.chance(0.35) ? 2 : 1,
    hasWorker: random.chance(0.3),
    clockOffset: random.chance(0.25) ? (random.chance(0.5) ? 10 : -10) * year : 0,
  }));
  const actions = Array.from({ length: 3 + random.below(10) }, (): Action => ({
    at: random.below(length),
    device: random.below(deviceCount),
    kind: actionKind(random),
    draw: random.next(),
  })).sort((one, other) => one.at - other.at);
  const faults = Array.from({ length: 2 + random.below(10) }, (): Fault => ({
    at: random.below(length),
    device: random.below(deviceCount),
    kind: faultKind(random),
    draw: random.next(),
  })).sort((one, other) => one.at - other.at);
  if (deviceCount === 2 && random.chance(0.3)) beAwayLong(random, length, actions, faults);
  const badness = random.pick([0.05, 0.2, 0.35, 0.5]);
  const network: [number, NetworkFault][] = [];
  for (let call = 0; call < 200; call += 1)
    if (chanceOf(seed, call, 77) < badness) network.push([call, networkFault(random)]);
  return {
    setup: {
      seed,
      pageLimit: random.pick([1, 2, 3, 7, 500]),
      latencyMs: random.pick([30, 300, 3000]),
      hasLocks: !random.chance(0.2),
      hasNudges: !random.chance(0.3),
      functionDeaths: random.chance(0.3) ? 0.4 : 0,
      hasPoison: random.chance(0.15),
      thirds: random.pick([1, 2, 6, 60]),
    },
    devices,
    actions,
    faults,
    network,
    healAt: length + 5_000,
    isHealingTold: random.chance(0.5),
    areCreditsBought: random.chance(0.5),
  };
}

/** The second device is closed while rows are deleted on the first and their tombstones are purged. */
function beAwayLong(random: Random, length: number, actions: Action[], faults: Fault[]): void {
  for (const action of actions) action.at = Math.floor(action.at * (action.device === 1 ? 0.35 : 0.9));
  faults.push({ at: Math.floor(length * 0.4), device: 1, kind: 'away', draw: 0.5 });
  for (let share = 0.5; share < 0.8; share += 0.05)
    actions.push({ at: Math.floor(length * share), device: 0, kind: 'delete', draw: random.next() });
  faults.push({ at: Math.floor(length * 0.9), device: 0, kind: 'purge', draw: 0.5 });
  actions.sort((one, other) => one.at - other.at);
  faults.sort((one, other) => one.at - other.at);
}

const actionOdds: [ActionKind, number][] = [
  ['message', 20],
  ['new-message', 12],
  ['picture-message', 7],
  ['property', 6],
  ['photo', 6],
  ['floorplan', 4],
  ['edit-property', 4],
  ['event', 6],
  ['edit-event', 3],
  ['remind', 4],
  ['deity', 4],
  ['aarti', 4],
  ['edit-aarti', 2],
  ['profile', 2],
  ['rename', 6],
  ['delete', 12],
  ['ask-again', 3],
  ['withdraw', 9],
  ['resend', 5],
  ['poison', 2],
  ['sync-now', 3],
  ['look', 4],
  ['leave', 3],
];

const faultOdds: [FaultKind, number][] = [
  ['kill', 30],
  ['power-loss', 6],
  ['freeze', 10],
  ['abort', 10],
  ['full', 4],
  ['disconnect', 6],
  ['clock-jump', 6],
  ['token-over', 4],
  ['purge', 9],
  ['restore', 5],
  ['restore-unsaid', 1],
  ['expire', 4],
  ['false-nudge', 6],
  ['background-sync', 6],
  ['second-page', 5],
  ['hide', 4],
  ['away', 8],
];

const networkOdds: [NetworkFault, number][] = [
  [{ kind: 'lost' }, 14],
  [{ kind: 'silent' }, 6],
  [{ kind: 'answer-lost' }, 14],
  [{ kind: 'answer-silent' }, 6],
  [{ kind: 'twice' }, 8],
  [{ kind: 'late' }, 9],
  [{ kind: 'slow' }, 5],
  [{ kind: 'truncated' }, 6],
  [{ kind: 'portal' }, 6],
  [{ kind: 'newer-schema' }, 4],
  [{ kind: 'status', status: 401, code: 'PGRST301' }, 4],
  [{ kind: 'status', status: 403 }, 2],
  [{ kind: 'status', status: 403, code: '42501' }, 1],
  [{ kind: 'status', status: 413 }, 3],
  [{ kind: 'status', status: 429 }, 4],
  [{ kind: 'status', status: 500 }, 4],
  [{ kind: 'status', status: 502 }, 2],
  [{ kind: 'status', status: 503, code: 'PGRST000' }, 4],
  [{ kind: 'status-after', status: 500, code: '57014' }, 3],
  [{ kind: 'status-after', status: 504 }, 3],
];

function actionKind(random: Random): ActionKind {
  return byOdds(actionOdds, random);
}

function faultKind(random: Random): FaultKind {
  return byOdds(faultOdds, random);
}

function networkFault(random: Random): NetworkFault {
  return byOdds(networkOdds, random);
}

function byOdds<T>(odds: readonly [T, number][], random: Random): T {
  let draw = random.next() * odds.reduce((sum, [, share]) => sum + share, 0);
  for (const [what, share] of odds) {
    draw -= share;
    if (draw < 0) return what;
  }
  throw new Error('no odds');
}
