import { contentDatabase } from '../content-database.ts';

/**
 * The rules of the festivals that an admin has taken out of sight; a festival of which the database has nothing is none of
 * them. Throws where they cannot be read.
 */
export async function hiddenFestivals(): Promise<ReadonlySet<string>> {
  const ids = await contentDatabase().table<unknown, string>('hidden_festivals').toCollection().primaryKeys();
  return new Set(ids);
}
