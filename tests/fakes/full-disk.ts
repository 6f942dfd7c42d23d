import type { Dexie } from 'dexie';

/**
 * Lets a database refuse whatever is written, as on a device without room: to the table `only`, or to all. Gives what makes
 * room again.
 */
export function leaveNoRoom(database: Pick<Dexie, 'use'>, only?: string): () => void {
  let isFull = true;
  const refused = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  database.use({
    stack: 'dbcore',
    name: 'no room',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name);
        if (only !== undefined && name !== only) return table;
        return { ...table, mutate: (request) => (isFull ? refused() : table.mutate(request)) };
      },
    }),
  });
  return () => {
    isFull = false;
  };
}
