/** A clock that goes only when it is told to, and calls back what has become due. */
export class ManualClock {
  now: number;
  private timers: { at: number; act: () => void }[] = [];

  constructor(now = 1_800_000_000_000) {
    this.now = now;
  }

  /** As a page's timers: by time passed, not by the time of day. */
  readonly after = (ms: number, act: () => void): (() => void) => {
    const timer = { at: this.passed + ms, act };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };

  /** How long until each of the timers that are set, in order. */
  waits(): number[] {
    return this.timers.map(({ at }) => at - this.passed).toSorted((one, other) => one - other);
  }

  /** Lets time pass, and calls back what has become due by then, in order. */
  pass(ms: number): void {
    this.passed += ms;
    this.now += ms;
    const due = this.timers.filter(({ at }) => at <= this.passed).toSorted((one, other) => one.at - other.at);
    this.timers = this.timers.filter((timer) => !due.includes(timer));
    for (const { act } of due) act();
  }

  /** Somebody sets the clock: no time passes. */
  jump(ms: number): void {
    this.now += ms;
  }

  private passed = 0;
}

/** Locks that the pages of one device share. */
export class ManualLocks {
  private readonly held = new Set<string>();
  private readonly waiting: { name: string; begin: () => void }[] = [];

  isHeld(name: string): boolean {
    return this.held.has(name);
  }

  readonly exclusively = async (name: string, work: () => Promise<void>): Promise<void> => {
    if (!this.held.has(name)) await this.hold(name, work);
  };

  readonly inTurn = async (name: string, work: () => Promise<void>): Promise<void> => {
    while (this.held.has(name)) await new Promise<void>((begin) => this.waiting.push({ name, begin }));
    await this.hold(name, work);
  };

  private async hold(name: string, work: () => Promise<void>): Promise<void> {
    this.held.add(name);
    try {
      await work();
    } finally {
      this.held.delete(name);
      const next = this.waiting.findIndex((waiter) => waiter.name === name);
      if (next >= 0) this.waiting.splice(next, 1)[0]?.begin();
    }
  }
}

/** Goes on once something has come about. A test whose condition never comes about fails by its own time limit. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  do await new Promise((resolve) => setImmediate(resolve));
  while (!(await isSo()));
}
