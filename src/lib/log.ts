/** For what a developer should find when looking, and a user need not know: failures that change nothing on screen. */
export function logQuietly(subject: string, detail: unknown): void {
  // oxlint-disable-next-line no-console
  console.info(`[disha] ${subject}`, detail);
}
