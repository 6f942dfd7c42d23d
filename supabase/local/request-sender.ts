import { AsyncLocalStorage } from 'node:async_hooks';
import { networkOf } from '../functions/_shared/network.ts';
import { accountOf } from './auth-answers.ts';

/** Who asks: thousands of people may share the network of a carrier, so whoever is signed in is told by the account. */
export interface Asker {
  network: string;
  account: string | undefined;
}

/** `sender` is an address of the network; `isSession` tells tokens of ours from those that anybody can make up. */
export function askerOf(request: Request, sender: string, isSession: (token: string) => boolean): Asker {
  return { network: networkOf(sender), account: accountOf(request, isSession) };
}

const askers = new AsyncLocalStorage<Asker>();

/** Lets what is done for a request, and what it calls here in turn, know who has asked. */
export function asAsker<T>(asker: Asker, work: () => T): T {
  return askers.run(asker, work);
}

/** Undefined where nobody outside has asked. */
export function currentAsker(): Asker | undefined {
  return askers.getStore();
}
