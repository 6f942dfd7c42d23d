import type { Command } from './commands.mjs';

export function helpFor(name: string, command: Command): string;
export function whatIsWrong(command: Command, given: readonly string[]): string | undefined;
