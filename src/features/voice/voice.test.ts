import { beforeEach, describe, expect, test } from 'vitest';
import type { Transcription } from '#session/transcribe.ts';
import type { Heard, Hearing } from './hearing.ts';
import { createVoice, type Voice } from './voice.ts';
import type { SpeechWay, VoiceFailure } from './voice-state.ts';

/** A microphone that is in the hand of the test. */
interface FakeHearing extends Hearing {
  isOpen: boolean;
  wasStopped: boolean;
  gives(heard: Heard): void;
}

interface World {
  way: SpeechWay | undefined;
  explained: SpeechWay[];
  /** Instead of a microphone. */
  refusal: VoiceFailure | undefined;
  opened: FakeHearing[];
  /** What the browser waits for before it opens one; nothing where undefined. */
  permission: Promise<void> | undefined;
  sent: Uint8Array[];
  answer(): Promise<Transcription>;
  isHidden: boolean;
  ms: number;
  ticking: (() => void)[];
  told: unknown[];
}

const bytes = new Uint8Array([1, 2, 3]);
const recorded: Heard = { kind: 'recording', bytes };

let world: World;
let voice: Voice;

beforeEach(() => {
  world = {
    way: 'endpoint',
    explained: ['endpoint', 'local', 'browser'],
    refusal: undefined,
    opened: [],
    permission: undefined,
    sent: [],
    answer: () => Promise.resolve({ ok: true, value: 'रसोई कहाँ हो?' }),
    isHidden: false,
    ms: 0,
    ticking: [],
    told: [],
  };
  voice = createVoice({
    findWay: () => Promise.resolve(world.way),
    isExplained: (way) => world.explained.includes(way),
    noteExplained: (way) => world.explained.push(way),
    async open() {
      await world.permission;
      if (world.refusal) return world.refusal;
      const opened = aHearing();
      world.opened.push(opened);
      return opened;
    },
    transcribe(said) {
      world.sent.push(said);
      return world.answer();
    },
    isPageHidden: () => world.isHidden,
    now: () => world.ms,
    repeat(work) {
      world.ticking.push(work);
      return () => {
        world.ticking = world.ticking.filter((each) => each !== work);
      };
    },
    tell: {
      started: () => world.told.push('started'),
      heard: (text) => world.told.push(`heard ${text}`),
      failed: (failure, isKept) => world.told.push(`failed ${failure}${isKept ? ', kept' : ''}`),
    },
  });
});

test('what is said is written down, and the microphone is closed when that begins', async () => {
  await recording();
  pass(3000);
  voice.press();
  expect(kind()).toBe('transcribing');
  expect(hearing().wasStopped).toBe(true);
  hearing().gives(recorded);
  await settled();
  expect(world.sent).toEqual([bytes]);
  expect(world.told).toEqual(['started', 'heard रसोई कहाँ हो?']);
  expectQuiet();
});

test('after seven seconds it stops by itself', async () => {
  await recording();
  pass(6900);
  expect(kind()).toBe('recording');
  pass(100);
  expect(kind()).toBe('transcribing');
  expect(hearing().wasStopped).toBe(true);
  expect(world.ticking).toEqual([]);
});

describe('before the first time', () => {
  beforeEach(() => {
    world.explained = [];
  });

  test('it is told what becomes of it, and only a yes opens the microphone and is remembered', async () => {
    voice.press();
    await settled();
    expect(kind()).toBe('explaining');
    expect(world.opened).toEqual([]);
    voice.agree();
    await settled();
    expect(kind()).toBe('recording');
    expect(world.explained).toEqual(['endpoint']);
  });

  test('a no opens nothing, and it is told again', async () => {
    voice.press();
    await settled();
    voice.cancel();
    expect(kind()).toBe('idle');
    expect(world.explained).toEqual([]);
    expect(world.told).toEqual([]);
  });

  test('a way that was agreed to says nothing of another', async () => {
    world.explained = ['local'];
    world.way = 'browser';
    voice.press();
    await settled();
    expect(voice.state.getState()).toEqual({ kind: 'explaining', way: 'browser' });
  });
});

test.each<VoiceFailure>(['denied', 'no-microphone', 'in-use', 'unsupported'])(
  'a microphone that does not open is told: %s',
  async (refusal) => {
    world.refusal = refusal;
    voice.press();
    await settled();
    expect(world.told).toEqual([`failed ${refusal}`]);
    expect(kind()).toBe('idle');
  },
);

test('where nobody writes speech down, that is told and nothing opened', async () => {
  world.way = undefined;
  voice.press();
  await settled();
  expect(world.told).toEqual(['failed none']);
  expect(world.opened).toEqual([]);
});

describe('a recording that cannot be written down now', () => {
  beforeEach(async () => {
    world.answer = () => Promise.resolve({ ok: false, problem: 'unreachable' });
    await recording();
    pass(2000);
    voice.press();
    hearing().gives(recorded);
    await settled();
  });

  test('is kept and tried again', async () => {
    expect(world.told).toEqual(['started', 'failed unreachable, kept']);
    world.answer = () => Promise.resolve({ ok: true, value: 'Kitchen?' });
    voice.retry();
    expect(kind()).toBe('transcribing');
    await settled();
    expect(world.sent).toEqual([bytes, bytes]);
    expect(world.told.at(-1)).toBe('heard Kitchen?');
    expect(world.opened).toHaveLength(1);
  });

  test('is kept however often that fails, and gives way to a new one', async () => {
    voice.retry();
    await settled();
    expect(kind()).toBe('kept');
    voice.press();
    await settled();
    expect(kind()).toBe('recording');
    voice.retry();
    expect(kind()).toBe('recording');
  });
});

test.each([
  ['no-speech', 'failed no-speech'],
  ['unplugged', 'failed unplugged'],
  ['recording', 'failed recording'],
] as const)('a microphone that ends with %s is let go, and that is told', async (failure, told) => {
  await recording();
  hearing().gives({ kind: 'failed', failure });
  await settled();
  expect(world.told).toEqual(['started', told]);
  expect(world.sent).toEqual([]);
  expectQuiet();
});

describe('a browser that listens itself', () => {
  beforeEach(async () => {
    world.way = 'browser';
    await recording();
  });

  test('may be done before anybody stops it', async () => {
    hearing().gives({ kind: 'text', text: ' Kitchen? ' });
    await settled();
    expect(world.told).toEqual(['started', 'heard Kitchen?']);
    expect(world.sent).toEqual([]);
    expectQuiet();
  });

  test('has heard nothing where it gives nothing', async () => {
    hearing().gives({ kind: 'text', text: ' ' });
    await settled();
    expect(world.told).toEqual(['started', 'failed no-speech']);
  });
});

describe('cancelling', () => {
  test('while it records lets the microphone go and sends nothing', async () => {
    await recording();
    voice.cancel();
    expectQuiet();
    hearing().gives(recorded);
    await settled();
    expect(world.sent).toEqual([]);
    expect(world.told).toEqual(['started']);
  });

  test('while the words are written leaves the box as it is', async () => {
    let answer: (given: Transcription) => void = () => {};
    world.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await recording();
    pass(1000);
    voice.press();
    hearing().gives(recorded);
    await settled();
    voice.cancel();
    voice.press();
    await settled();
    answer({ ok: true, value: 'too late' });
    await settled();
    expect(world.told).toEqual(['started', 'started']);
    expect(kind()).toBe('recording');
  });

  test('while the browser asks closes the microphone that opens afterwards', async () => {
    let allow: () => void = () => {};
    world.permission = new Promise((resolve) => {
      allow = resolve;
    });
    voice.press();
    await settled();
    expect(kind()).toBe('opening');
    voice.cancel();
    allow();
    await settled();
    expect(hearing().isOpen).toBe(false);
    expect(world.told).toEqual([]);
  });
});

test('a page that went out of sight while the browser asked records nothing', async () => {
  world.isHidden = true;
  voice.press();
  await settled();
  expect(world.told).toEqual([]);
  expectQuiet();
});

test('a page that goes out of sight closes the microphone, and what was said is written down', async () => {
  await recording();
  voice.pageHidden();
  expect(hearing().wasStopped).toBe(true);
  hearing().gives(recorded);
  await settled();
  expect(world.told.at(-1)).toBe('heard रसोई कहाँ हो?');
});

test('two presses begin once', async () => {
  voice.press();
  voice.press();
  await settled();
  voice.press();
  expect(kind()).toBe('recording');
  expect(world.opened).toHaveLength(1);
});

async function recording(): Promise<void> {
  voice.press();
  await settled();
  expect(kind()).toBe('recording');
}

function pass(ms: number): void {
  world.ms += ms;
  for (const tick of world.ticking) tick();
}

/** Everything that was promised by now has come. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function kind(): string {
  return voice.state.getState().kind;
}

function hearing(): FakeHearing {
  const last = world.opened.at(-1);
  if (!last) throw new Error('no microphone was opened');
  return last;
}

function expectQuiet(): void {
  expect(kind()).toBe('idle');
  expect(world.opened.filter(({ isOpen }) => isOpen)).toEqual([]);
  expect(world.ticking).toEqual([]);
}

function aHearing(): FakeHearing {
  let settle: (heard: Heard) => void = () => {};
  const made: FakeHearing = {
    isOpen: true,
    wasStopped: false,
    done: new Promise((resolve) => {
      settle = resolve;
    }),
    level: () => 0.5,
    stop() {
      made.wasStopped = true;
    },
    release() {
      made.isOpen = false;
    },
    gives: (heard) => settle(heard),
  };
  return made;
}
