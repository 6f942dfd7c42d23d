import { AsyncLocalStorage } from 'node:async_hooks';
import { networkOf } from '../functions/_shared/network.ts';

const senders = new AsyncLocalStorage<string>();

/** Lets what is done for a request, and what it calls here in turn, know the network that it came from. */
export function asSender<T>(sender: string, work: () => T): T {
  return senders.run(networkOf(sender), work);
}

/** Empty where nobody outside has asked. */
export function currentSender(): string {
  return senders.getStore() ?? '';
}
