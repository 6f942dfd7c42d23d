import { parseJson } from '#lib/parse-json.ts';
import type { SpeechWay } from './voice-state.ts';

/** In localStorage: what was agreed to on this device holds for this device alone. */
const storageKey = 'disha.voice';
/** Where storage is blocked it holds as long as the page. */
let explained: readonly string[] = [];

/** Whether it was told on this device what becomes of one's voice that way, and agreed to. */
export function isExplained(way: SpeechWay): boolean {
  return explainedWays().includes(way);
}

/** It was told and agreed to. */
export function noteExplained(way: SpeechWay): void {
  explained = [...new Set([...explainedWays(), way])];
  try {
    globalThis.localStorage.setItem(storageKey, JSON.stringify(explained));
  } catch {
    // storage is blocked or full: it is told again next time
  }
}

function explainedWays(): readonly string[] {
  try {
    const kept = parseJson(globalThis.localStorage.getItem(storageKey) ?? '');
    return Array.isArray(kept) ? kept.filter((way) => typeof way === 'string') : [];
  } catch {
    return explained;
  }
}
