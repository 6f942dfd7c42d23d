/**
 * Lets a row that breaks a rule of the database be refused by its code with 400, as a hosted project does:
 * `@supabase/lite` 0.10.0 answers 500 without a code, as if the fault were ours, and whoever sent it would try again.
 */
export function tellBrokenRules(connection: { normalizeDbError(error: unknown): unknown }): void {
  const normalizeDbError = connection.normalizeDbError.bind(connection);
  Object.assign(connection, { normalizeDbError: (error: unknown) => asAnswer(normalizeDbError(error)) });
}

/** Integrity constraints, of which the package knows a few by itself. */
const integrity = /^23(?!502|503|505)/;

/** The package passes on what a function of ours raises as an answer (`PGRST`), in this form. */
function asAnswer(error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (!(error instanceof Error) || typeof code !== 'string' || !integrity.test(code)) return error;
  return Object.assign(new Error(JSON.stringify({ code, message: error.message })), {
    code: 'PGRST',
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}
