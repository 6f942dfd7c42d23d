import { randomUUID } from 'node:crypto';
import { describe, inject } from 'vitest';
import { openDatabasesOn } from '#tests/db/database.ts';
import { openEngine } from './server-database.ts';

/**
 * Who may do what, and what acts do, tried by the same files as on the embedded database: a server of another version has the
 * last word on grants, policies, triggers and functions.
 */
const postgres = inject('postgres');
if (postgres !== null)
  openDatabasesOn(() => openEngine(postgres, `actors_${randomUUID().replaceAll('-', '')}`));

const files = import.meta.glob('../db/*.pg.test.ts');

/** These make a database of their own, or start a whole server. */
const ofTheEmbedded = ['make-admin', 'migrate'];

for (const [file, load] of Object.entries(files)) {
  const name = file.replace('../db/', '').replace('.pg.test.ts', '');
  if (ofTheEmbedded.includes(name)) continue;
  describe.skipIf(postgres === null)(`On a server: ${name}`, async () => {
    await load();
  });
}
