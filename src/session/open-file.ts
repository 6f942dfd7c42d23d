import { userDatabase } from '#db/database.ts';
import { logQuietly } from '#lib/log.ts';
import { fileOf, type PictureBucket } from './pictures.ts';

/**
 * Opens a private file of the user's own in a window of its own, to be called by a press. Returns false where the file
 * cannot be had now; a browser that opens no window has said so itself.
 */
export async function openOwnFile(userId: string, path: string, bucket: PictureBucket): Promise<boolean> {
  // Asked for at once, as a window that opens later counts as one that nobody wanted.
  const opened = window.open('', '_blank');
  const file = await fileOf(userDatabase(userId), path, undefined, bucket).catch((error: unknown) => {
    logQuietly('file', error);
    return undefined;
  });
  if (!file || !opened) {
    opened?.close();
    return file !== undefined;
  }
  opened.opener = null;
  const address = URL.createObjectURL(new Blob([file.bytes], { type: file.type }));
  opened.location.replace(address);
  // The other window has read it long before.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return true;
}
