import { expect, test } from 'vitest';
import { scheduleOf, type Schedule } from './schedule.ts';
import { simulate } from './simulate.ts';
import { outsideMicrotasks } from './virtual-disk.ts';

const brokenBy = async (schedule: Schedule) => (await outsideMicrotasks(() => simulate(schedule))).broken;

/** What a schedule has where nothing goes wrong. */
const calm: Schedule = {
  setup: {
    seed: 1,
    pageLimit: 500,
    latencyMs: 30,
    hasLocks: true,
    hasNudges: true,
    functionDeaths: 0,
    hasPoison: false,
    thirds: 60,
  },
  devices: [{ pages: 1, hasWorker: false, clockOffset: 0 }],
  actions: [],
  faults: [],
  network: [],
  healAt: 60_000,
  isHealingTold: false,
  areCreditsBought: false,
};

test('a conversation stays on the screen when its row moves behind the page that ends at its act', async () => {
  const schedule: Schedule = {
    ...calm,
    setup: { ...calm.setup, seed: 2, pageLimit: 2 },
    actions: [
      { at: 1_000, device: 0, kind: 'deity', draw: 0.3 },
      { at: 1_010, device: 0, kind: 'new-message', draw: 0.5 },
    ],
    network: [[6, { kind: 'answer-lost' }]],
  };
  expect(await brokenBy(schedule)).toBeUndefined();
});

test('an act that an older history of the server did is sent again after the restore', async () => {
  expect(await brokenBy(scheduleOf(259))).toBeUndefined();
});

test('a server that was set back is not called without end', async () => {
  const schedule: Schedule = {
    ...calm,
    setup: { ...calm.setup, seed: 1140, latencyMs: 3000, thirds: 1 },
    actions: [{ at: 63_847, device: 0, kind: 'new-message', draw: 0.64 }],
    faults: [{ at: 47_129, device: 0, kind: 'restore', draw: 0.13 }],
    healAt: 129_386,
  };
  expect(await brokenBy(schedule)).toBeUndefined();
});

test('an act on which the server fails for ever keeps nothing else from coming', async () => {
  const schedule: Schedule = {
    ...calm,
    setup: { ...calm.setup, hasPoison: true },
    devices: [...calm.devices, ...calm.devices],
    actions: [
      { at: 1_000, device: 0, kind: 'poison', draw: 0.2 },
      { at: 200_000, device: 1, kind: 'new-message', draw: 0.5 },
    ],
    healAt: 201_000,
  };
  expect(await brokenBy(schedule)).toBeUndefined();
});

test('a row of a table that is not known does not hide that the server was set back', async () => {
  const schedule: Schedule = {
    ...calm,
    setup: { ...calm.setup, seed: 1116, pageLimit: 1 },
    devices: [{ pages: 2, hasWorker: true, clockOffset: 0 }],
    actions: [
      { at: 5_141, device: 0, kind: 'property', draw: 0.91 },
      { at: 8_917, device: 0, kind: 'aarti', draw: 0.91 },
      { at: 11_988, device: 0, kind: 'message', draw: 0.77 },
      { at: 17_472, device: 0, kind: 'new-message', draw: 0.39 },
      { at: 31_650, device: 0, kind: 'aarti', draw: 0.14 },
      { at: 38_022, device: 0, kind: 'aarti', draw: 0.99 },
    ],
    faults: [{ at: 10_731, device: 0, kind: 'restore-unsaid', draw: 0.16 }],
    network: [
      [15, { kind: 'answer-lost' }],
      [40, { kind: 'newer-schema' }],
    ],
  };
  expect(await brokenBy(schedule)).toBeUndefined();
});

test('a page does not spin while a file is on the wire', async () => {
  const schedule: Schedule = {
    ...calm,
    setup: { ...calm.setup, seed: 5, pageLimit: 2, thirds: 1 },
    actions: [{ at: 21_426, device: 0, kind: 'floorplan', draw: 0.7 }],
    network: [
      [0, { kind: 'answer-silent' }],
      [1, { kind: 'late' }],
      [3, { kind: 'status', status: 413 }],
    ],
    healAt: 99_208,
  };
  expect(await brokenBy(schedule)).toBeUndefined();
});

test('a row that only the first try of a new device has brought goes when the server was set back since', async () => {
  const firstPageOfReturn = 8;
  const schedule: Schedule = {
    ...calm,
    setup: { ...calm.setup, seed: 1447 },
    actions: [
      { at: 1_000, device: 0, kind: 'new-message', draw: 0.5 },
      { at: 10_000, device: 0, kind: 'leave', draw: 0.5 },
      { at: 20_000, device: 0, kind: 'look', draw: 0.3 },
    ],
    faults: [{ at: 25_000, device: 0, kind: 'restore-unsaid', draw: 0.5 }],
    network: Array.from({ length: 20 }, (_, call) => [firstPageOfReturn + call, { kind: 'lost' }]),
    healAt: 30_000,
  };
  expect(await brokenBy(schedule)).toBeUndefined();
});

test('a message without credits is not sent without end to a server that was set back before it', async () => {
  const schedule: Schedule = {
    ...calm,
    setup: { ...calm.setup, seed: 1873, thirds: 2 },
    actions: [
      { at: 1_000, device: 0, kind: 'message', draw: 0.2 },
      { at: 8_000, device: 0, kind: 'delete', draw: 0.6 },
      { at: 14_000, device: 0, kind: 'picture-message', draw: 0.2 },
    ],
    faults: [
      { at: 10_000, device: 0, kind: 'away', draw: 0.5 },
      { at: 11_000, device: 0, kind: 'restore', draw: 0.85 },
    ],
    healAt: 20_000,
  };
  expect(await brokenBy(schedule)).toBeUndefined();
});

test('a message that goes on without its file is none that the server had with it before the power failed', async () => {
  const schedule: Schedule = {
    ...calm,
    setup: {
      ...calm.setup,
      seed: 1797,
      pageLimit: 7,
      latencyMs: 3_000,
      hasLocks: false,
      hasNudges: false,
      hasPoison: true,
    },
    devices: [
      { pages: 1, hasWorker: false, clockOffset: 0 },
      { pages: 1, hasWorker: false, clockOffset: 0 },
    ],
    actions: [
      { at: 8_605, device: 1, kind: 'message', draw: 0.05771525064483285 },
      { at: 10_065, device: 1, kind: 'picture-message', draw: 0.922949044033885 },
      { at: 16_813, device: 1, kind: 'look', draw: 0.9458689724560827 },
      { at: 32_898, device: 1, kind: 'look', draw: 0.04845583229325712 },
      { at: 49_145, device: 0, kind: 'delete', draw: 0.09525793744251132 },
    ],
    faults: [
      { at: 9_386, device: 0, kind: 'away', draw: 0.7648282942827791 },
      { at: 36_436, device: 1, kind: 'power-loss', draw: 0.8558155950158834 },
      { at: 47_120, device: 0, kind: 'token-over', draw: 0.44986171647906303 },
      { at: 79_636, device: 1, kind: 'power-loss', draw: 0.6286182322073728 },
    ],
    network: [
      [2, { kind: 'lost' }],
      [3, { kind: 'truncated' }],
      [6, { kind: 'slow' }],
      [16, { kind: 'lost' }],
      [17, { kind: 'status', status: 503, code: 'PGRST000' }],
      [24, { kind: 'answer-lost' }],
      [27, { kind: 'status', status: 403, code: '42501' }],
    ],
    healAt: 103_291,
    isHealingTold: true,
    areCreditsBought: true,
  };
  expect(await brokenBy(schedule)).toBeUndefined();
});

test('what a sign-out has removed does not come back when the power fails behind it', async () => {
  const schedule: Schedule = {
    ...calm,
    setup: { ...calm.setup, seed: 8028, pageLimit: 1, thirds: 6 },
    actions: [
      { at: 49_857, device: 0, kind: 'property', draw: 0.8852119117509574 },
      { at: 76_636, device: 0, kind: 'leave', draw: 0.8299685658421367 },
      { at: 90_847, device: 0, kind: 'look', draw: 0.55 },
    ],
    faults: [{ at: 79_232, device: 0, kind: 'power-loss', draw: 0.32 }],
    network: [[6, { kind: 'status', status: 413 }]],
    healAt: 173_729,
  };
  expect(await brokenBy(schedule)).toBeUndefined();
});

test('a sign-out whose page is closed in the middle is finished by the next start', async () => {
  const schedule: Schedule = {
    ...calm,
    setup: { ...calm.setup, seed: 103_401, pageLimit: 1, latencyMs: 3000, thirds: 2 },
    actions: [
      { at: 16_830, device: 0, kind: 'profile', draw: 0.523920449661091 },
      { at: 18_212, device: 0, kind: 'leave', draw: 0.3648977691773325 },
    ],
    faults: [
      { at: 16_280, device: 0, kind: 'second-page', draw: 0.6993056880310178 },
      { at: 18_268, device: 0, kind: 'freeze', draw: 0.12312114634551108 },
    ],
    healAt: 25_097,
  };
  expect(await brokenBy(schedule)).toBeUndefined();
});

test('what a late copy of a call writes to a server that was set back is pulled before the world counts as quiet', async () => {
  const schedule: Schedule = {
    ...calm,
    setup: { ...calm.setup, latencyMs: 300, hasNudges: false },
    actions: [{ at: 40_000, device: 0, kind: 'remind', draw: 0.49 }],
    faults: [
      { at: 5_000, device: 0, kind: 'hide', draw: 0.4 },
      { at: 70_000, device: 0, kind: 'restore-unsaid', draw: 0.64 },
    ],
    network: [[2, { kind: 'late' }]],
    healAt: 75_000,
  };
  expect(await brokenBy(schedule)).toBeUndefined();
  expect(await brokenBy(scheduleOf(12_453_823))).toBeUndefined();
});

test('a page that slept through a sign-out does not make the deleted database anew by what is done on it', async () => {
  const schedule: Schedule = {
    ...calm,
    setup: { ...calm.setup, seed: 1_867_474_559, pageLimit: 7, latencyMs: 300, thirds: 1 },
    devices: [{ pages: 2, hasWorker: false, clockOffset: 0 }],
    actions: [
      { at: 57_364, device: 0, kind: 'leave', draw: 0.8357269908301532 },
      { at: 65_906, device: 0, kind: 'floorplan', draw: 0.8934410174842924 },
    ],
    faults: [{ at: 19_867, device: 0, kind: 'freeze', draw: 0.9786616107448936 }],
    healAt: 216_534,
  };
  expect(await brokenBy(schedule)).toBeUndefined();
  expect(await brokenBy(scheduleOf(1_867_474_559))).toBeUndefined();
});

test('a page that slept with an answer of a lost history does not bring its rows back', async () => {
  const schedule: Schedule = {
    ...calm,
    setup: {
      ...calm.setup,
      seed: 786_857_000,
      pageLimit: 1,
      latencyMs: 3000,
      functionDeaths: 0.4,
      thirds: 2,
    },
    devices: [
      { pages: 1, hasWorker: false, clockOffset: 0 },
      { pages: 2, hasWorker: false, clockOffset: 315_360_000_000 },
    ],
    actions: [
      { at: 12_483, device: 1, kind: 'picture-message', draw: 0.5215893448330462 },
      { at: 127_800, device: 0, kind: 'new-message', draw: 0.8094243307132274 },
    ],
    faults: [
      { at: 18_023, device: 1, kind: 'freeze', draw: 0.87259142822586 },
      { at: 23_077, device: 1, kind: 'restore-unsaid', draw: 0.09476458351127803 },
      { at: 117_212, device: 1, kind: 'freeze', draw: 0.940556954825297 },
    ],
    network: [[2, { kind: 'lost' }]],
    healAt: 180_417,
  };
  expect(await brokenBy(schedule)).toBeUndefined();
});

test('what was held for credits at a counter that the server has lost goes once there are some', async () => {
  const schedule: Schedule = {
    ...calm,
    setup: { ...calm.setup, seed: 2_074_284_600, pageLimit: 1, latencyMs: 3000, thirds: 2 },
    devices: [...calm.devices, ...calm.devices],
    actions: [
      { at: 5100, device: 1, kind: 'picture-message', draw: 0.7574607082642615 },
      { at: 5619, device: 0, kind: 'picture-message', draw: 0.05987126682884991 },
      { at: 6060, device: 1, kind: 'floorplan', draw: 0.09970401972532272 },
    ],
    faults: [{ at: 29_486, device: 1, kind: 'restore-unsaid', draw: 0.3135973811149597 }],
    network: [
      [1, { kind: 'answer-lost' }],
      [3, { kind: 'answer-silent' }],
    ],
    healAt: 38_659,
    isHealingTold: true,
    areCreditsBought: true,
  };
  expect(await brokenBy(schedule)).toBeUndefined();
  expect(await brokenBy(scheduleOf(2_074_284_600))).toBeUndefined();
});
