import type { LeavingAccount } from '../../local/leaving.ts';
import { connectTarget, type StoredFile } from './hosted-target.ts';

/** The installation of this machine that accounts leave. */
export interface MoveSource {
  accounts(): Promise<{ id: string; email: string | null }[]>;
  /** Undefined where it has gone meanwhile. */
  account(id: string): Promise<LeavingAccount | undefined>;
  files(id: string): Promise<StoredFile[]>;
  readFile(file: StoredFile): Promise<Uint8Array<ArrayBuffer>>;
}

export function connectSource(url: string, serviceKey: string): MoveSource {
  const services = connectTarget({ url, serviceKey, fetch: (input, init) => fetch(input, init) });
  async function ask(path: string): Promise<Response> {
    const response = await fetch(`${url}/leaving/v1/${path}`, { headers: { apikey: serviceKey } });
    if (response.ok || response.status === 404) return response;
    throw new Error(
      `What runs at ${url} does not hand out accounts (${response.status}): it works with another data folder, or is of an older version.`,
    );
  }
  return {
    accounts: async () => {
      const response = await ask('accounts');
      if (!response.ok) throw new Error(`What runs at ${url} is of an older version: start this one.`);
      return (await response.json()) as { id: string; email: string | null }[];
    },
    async account(id) {
      const response = await ask(`accounts/${id}`);
      return response.ok ? ((await response.json()) as LeavingAccount) : undefined;
    },
    files: services.files,
    readFile: services.readFile,
  };
}
