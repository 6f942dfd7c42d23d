/** Ends a switch over `kind`: a new kind that nobody handles does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled: ${JSON.stringify(value)}`);
}
