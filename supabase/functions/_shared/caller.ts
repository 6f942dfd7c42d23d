import type { Backend, SignedInCaller } from './backend.ts';
import { HttpProblem } from './respond.ts';

/** The signed-in caller; anybody else is refused. */
export async function callerOf(request: Request, backend: Backend): Promise<SignedInCaller> {
  const caller = await backend.caller(request);
  if (!caller) throw new HttpProblem(401, 'unauthorized', 'Please sign in.');
  return caller;
}
