import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Background } from '../background.ts';
import { emptyBank, type Bank } from './bank.ts';

/** An event that is to be told until somebody takes it. */
export interface EventDelivery {
  id: string;
  body: string;
  attempts: number;
  /** Milliseconds since 1970. */
  nextAt: number;
  since: number;
}

export interface KeptBank {
  bank: Bank;
  deliveries: EventDelivery[];
}

export interface Store {
  kept: KeptBank;
  /** Has all that is in `kept` now written down; resolves when it is. */
  save(): Promise<void>;
}

/** What the played gateway remembers, in a file beside the data, so that a restart loses nothing. */
export async function openStore(dataDir: string, background: Background): Promise<Store> {
  const file = join(dataDir, 'payment-sandbox.json');
  const kept = parseKept(await readFile(file, 'utf8').catch(() => ''));
  let waiting: Promise<void> | undefined;
  let lastWrite: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    waiting = undefined;
    // Renamed into place, so that a cut-off write never leaves half a file.
    await writeFile(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  return {
    kept,
    save() {
      // One write after the other, each with all that has come up to its beginning.
      if (!waiting) {
        const next = lastWrite.then(write, write);
        waiting = next;
        lastWrite = next;
        background.run(() => next);
      }
      return waiting;
    },
  };
}

/** What cannot be read counts as nothing: no start should fail for money that was only played. */
function parseKept(text: string): KeptBank {
  const nothing = { bank: emptyBank(), deliveries: [] };
  try {
    const { bank, deliveries } = JSON.parse(text) as Partial<KeptBank>;
    const isWhole =
      [bank?.orders, bank?.payments, bank?.refunds].every((all) => typeof all === 'object' && all !== null) &&
      Array.isArray(bank?.coming) &&
      Array.isArray(deliveries);
    return isWhole ? { bank, deliveries } : nothing;
  } catch {
    return nothing;
  }
}
