import { rename, rm, stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

/**
 * Makes the files of an empty Postgres in `folder`, unless it is there. In a thread of its own, as that takes twice
 * the memory that running it takes and a thread gives all of it back; renamed into place, so that a start that was cut
 * off leaves nothing half made. Answers whether it was made.
 */
export async function createCluster(folder: string): Promise<boolean> {
  if (await stat(folder).catch(() => undefined)) return false;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await inThread(
    `import('@supabase/lite/pglite').then(async ({ PgliteConnection }) => {
      const connection = new PgliteConnection({ url: ${JSON.stringify(draft)} });
      await connection.driver.waitReady;
      await connection.close();
    })`,
  );
  await rename(draft, folder);
  return true;
}

function inThread(code: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true, execArgv: [] });
    worker.once('error', reject);
    worker.once('exit', (status) =>
      status === 0 ? resolve() : reject(new Error(`The database could not be created (${status}).`)),
    );
  });
}
