import { leak, leakGuard } from './leak-guard.ts';
import { plainWords } from './plain-words.ts';

/** A model's answer on its way out. */
export interface SafeAnswer {
  /** Takes the next words; false when the answer must not go on. */
  add(text: string): boolean;
  /** The whole answer; undefined when it is none that may be given. */
  end(): string | undefined;
}

/**
 * Lets through what leads nowhere and repeats nothing of `secret`; `onText` is told each piece as it leaves, and what it
 * was told is the answer.
 */
export function safeAnswer(secret: string, onText: (text: string) => void): SafeAnswer {
  const words = plainWords();
  const guard = leakGuard(secret);
  let answer = '';
  let isLeak = false;

  return {
    add: (text) => take(words.pass(text)),
    end() {
      if (!take(words.rest())) return undefined;
      say(guard.rest());
      return answer.trimEnd();
    },
  };

  function take(text: string): boolean {
    if (isLeak) return false;
    const passed = guard.pass(text);
    isLeak = passed === leak;
    if (passed !== leak) say(passed);
    return !isLeak;
  }

  function say(text: string): void {
    const piece = answer === '' ? text.trimStart() : text;
    if (piece === '') return;
    answer += piece;
    onText(piece);
  }
}
