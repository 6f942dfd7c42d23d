import { fairTurns } from './fair-turns.ts';
import type { Asker } from './request-sender.ts';

/**
 * How many questions of one and the same may be at the database, or at a service that asks it, at the same time: it answers
 * them one by one, and everybody else waits for no more than these. The rest of them waits here, and is answered all the same.
 */
const underWay = { network: 8, account: 2 };

export type AskersInTurn = <T>(asker: Asker, work: () => Promise<T>) => Promise<T>;

export function askersInTurn(): AskersInTurn {
  const ofNetworks = fairTurns(underWay.network);
  const ofAccounts = fairTurns(underWay.account);
  return ({ network, account }, work) =>
    account === undefined ? ofNetworks(network, work) : ofAccounts(account, work);
}

/**
 * Lets each asker have one piece of work at a time that keeps the one thread busy, and after it nothing of the kind for as
 * long as it took: whoever asks for a year of good days over and over leaves the others half of the thread. `now` and `pause`
 * are in milliseconds.
 */
export function longWorkInTurn(
  now: () => number,
  pause: (milliseconds: number) => Promise<void>,
): AskersInTurn {
  const inTurn = fairTurns(1);
  return ({ network, account }, work) =>
    new Promise((resolve, reject) => {
      void inTurn(account ?? network, async () => {
        const beganAt = now();
        let took = 0;
        await work()
          .finally(() => {
            took = now() - beganAt;
          })
          .then(resolve, reject);
        await pause(took);
      });
    });
}
