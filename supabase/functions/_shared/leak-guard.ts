/** Lets words pass as they come, and stops where they repeat a text that is nobody else's. */
export interface LeakGuard {
  /** What may leave now, or `leak`: then nothing of the answer may. */
  pass(text: string): string | typeof leak;
  /** What was held back for looking like the beginning of a leak, and was none. */
  rest(): string;
}

export const leak = Symbol('leak');

/** Fewer letters in a row anybody may have written by themselves; these are about eight words. */
const leakLetters = 40;
/** From so many letters in a row on, about three words, they wait until it is clear what they are. */
const heldLetters = 16;

/**
 * Watches for runs of the secret's own letters, whatever their case, and whatever signs and spaces stand between them.
 * Words that are none are held back for no moment.
 */
export function leakGuard(secret: string): LeakGuard {
  const letters = Array.from(secret, plainLetter).join('');
  let held = '';
  /** The longest end of what has come that is part of the secret, and where in `held` each of its letters begins. */
  let run: { letter: string; at: number }[] = [];

  return {
    pass(text) {
      for (const character of text) {
        const at = held.length;
        held += character;
        for (const letter of plainLetter(character)) {
          run.push({ letter, at });
          while (!letters.includes(run.map((each) => each.letter).join(''))) run.shift();
        }
        if (run.length >= leakLetters) return leak;
      }
      const free = run.length < heldLetters ? held.length : Math.max(run[0]?.at ?? 0, 0);
      const passed = held.slice(0, free);
      held = held.slice(free);
      run = run.map(({ letter, at }) => ({ letter, at: at - free }));
      return passed;
    },
    rest() {
      const passed = held;
      held = '';
      run = [];
      return passed;
    },
  };
}

/** A letter or digit in its plainest form; nothing for all else. */
function plainLetter(character: string): string {
  return character
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
