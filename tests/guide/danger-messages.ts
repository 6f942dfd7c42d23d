import { readdirSync, readFileSync } from 'node:fs';
import type { Danger } from '#domain/guide/safety.ts';

/** A message with the danger that its writer means, or the same words with none. */
export interface DangerMessage {
  q: string;
  danger: Danger | 'none';
}

const folder = new URL('dangers/', import.meta.url);

/** By this file alone the whole is measured: no rule is mended by it, and nothing learns from it. */
export const heldBack = 'set-6';

/** The names of all files. */
export const dangerFiles = (): string[] => readdirSync(folder).map((name) => name.replace('.jsonl', ''));

/** One message a line. */
export function readDangers(name: string): DangerMessage[] {
  return readFileSync(new URL(`${name}.jsonl`, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DangerMessage);
}
