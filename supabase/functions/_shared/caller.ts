import type { Backend, Caller } from './backend.ts';
import { Problem } from './respond.ts';

/** The signed-in caller; anybody else is refused. */
export async function callerOf(request: Request, backend: Backend): Promise<Caller> {
  const caller = await backend.caller(request);
  if (!caller) throw new Problem(401, 'unauthorized', 'Please sign in.');
  return caller;
}
