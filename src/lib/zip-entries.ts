export interface ZipEntry {
  name: string;
  /** Unpacked, as the archive says; whoever unpacks it counts for himself. */
  size: number;
  isEncrypted: boolean;
}

/**
 * The list at the end of a zip archive; undefined where there is none. Archives beyond 4 GB, which have another list, are
 * not read.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfList(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== 0x02014b50) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + entryBytes, at + entryBytes + nameLength)),
      size: view.getUint32(at + 24, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at += entryBytes + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Before its name. */
const entryBytes = 46;
const endBytes = 22;
const longestComment = 0xffff;

function endOfList(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - endBytes - longestComment);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  return undefined;
}
