import type { TestProject } from 'vitest/node';
import { type ServerAddress, startPostgres } from './postgres-server.ts';
import { prepareServer } from './server-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Null where no PostgreSQL can be had; the reason was printed. */
    postgres: ServerAddress | null;
  }
}

/** One server for all tests of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  if (server.kind === 'absent') {
    console.log(`The races are left out: ${server.reason}.`);
    project.provide('postgres', null);
    return async () => {};
  }
  console.log(`PostgreSQL ${server.version} on port ${server.address.port}`);
  try {
    await prepareServer(server.address);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('postgres', server.address);
  return server.stop;
}
