import { durably, type UserDatabase } from '../database.ts';
import { untried } from '../outbox-row.ts';
import type { OutboxRow } from '../schema.ts';
import { supersede } from './supersede.ts';

/** A file that a message goes on without. */
export interface LeftOutFile {
  messageId: string;
  /** As its owner named it. */
  name: string | undefined;
  /** page: the document itself goes along, and only one of its pages does not. */
  part: 'file' | 'page';
  /** Why, by code. */
  code: string;
}

/**
 * Records that a file will never reach its place. A message that has words of its own goes on without it, in the same
 * transaction, as a new act and as a text; anything else that needs the file waits for its writer. The message keeps the name of the
 * file, so that whoever reads it sees that one was meant. Returns what was left out, if anything was.
 */
export async function giveUpUpload(
  db: UserDatabase,
  upload: OutboxRow,
  code: string,
  newId: () => string,
): Promise<LeftOutFile | undefined> {
  const disk = durably(db);
  return disk.transaction('rw', disk.outbox, disk.blobs, async () => {
    const row = await disk.outbox.get({ opId: upload.opId });
    if (row?.n === undefined || row.state === 'acked' || row.state === 'dead') return undefined;
    const [message, ...others] = await disk.outbox.filter(({ deps }) => deps.includes(row.opId)).toArray();
    const without = message && others.length === 0 ? withoutFile(message, row) : undefined;
    if (!message || !without) {
      const problem = { kind: 'refused', code, reason: undefined } as const;
      await disk.outbox.put({ ...row, ...untried, state: 'dead', problem });
      return undefined;
    }
    const gone = await uploadsOf(disk, message, without.paths);
    const ids = new Set(gone.map(({ opId }) => opId));
    await supersede(disk, message, {
      opId: newId(),
      payload: without.payload,
      deps: message.deps.filter((dep) => !ids.has(dep)),
    });
    await disk.outbox.bulkDelete(gone.flatMap(({ n }) => n ?? []));
    await disk.blobs.bulkDelete(gone.map(({ entityId }) => entityId));
    const name = message.payload['attachment_name'];
    return {
      messageId: message.entityId,
      name: typeof name === 'string' ? name : undefined,
      part: without.part,
      code,
    };
  });
}

interface Without {
  part: LeftOutFile['part'];
  payload: OutboxRow['payload'];
  /** Of the files that are not sent any more. */
  paths: readonly unknown[];
}

/**
 * The message as it goes on; undefined where it does not. One that was on the wire is left as it is: a copy of it may
 * still be on its way.
 */
function withoutFile(message: OutboxRow, upload: OutboxRow): Without | undefined {
  if (message.kind !== 'chat.send' || message.attempts > 0 || message.state === 'dead') return undefined;
  const path = upload.payload['path'];
  const { image_url: file, page_urls, ...kept } = message.payload;
  const pages = Array.isArray(page_urls) ? (page_urls as unknown[]) : [];
  if (path === file) {
    const { attachment_text: _, ...words } = kept;
    if (typeof words['query'] !== 'string' || words['query'].trim() === '') return undefined;
    return { part: 'file', payload: { ...words, message_type: 'text' }, paths: [file, ...pages] };
  }
  if (!pages.includes(path)) return undefined;
  const left = pages.filter((page) => page !== path);
  const payload = { ...kept, image_url: file };
  return {
    part: 'page',
    // A document of which nothing is looked at any more costs what its words cost.
    payload: left.length > 0 ? { ...payload, page_urls: left } : { ...payload, message_type: 'text' },
    paths: [path],
  };
}

async function uploadsOf(
  db: UserDatabase,
  message: OutboxRow,
  paths: readonly unknown[],
): Promise<OutboxRow[]> {
  return db.outbox
    .where('opId')
    .anyOf(message.deps)
    .and(({ kind, payload }) => kind === 'upload' && paths.includes(payload['path']))
    .toArray();
}
