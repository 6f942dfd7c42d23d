import { useEffect, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { logQuietly } from '#lib/log.ts';
import { hasPrivateAttachments, publicAddress } from '#session/public-address.ts';
import { useSession } from '#session/use-session.ts';

export interface FileAddress {
  /** Where it is shown from. */
  url: string;
  /** Where it opens on the server; undefined while only this device has it. */
  href: string | undefined;
}

/**
 * Where a file of the chat can be shown from: its bytes while the device has them, else its place on the server. One that
 * is shown stays when its bytes leave the device.
 */
export function useFileAddress(path: string | undefined): FileAddress | undefined {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const [known, setKnown] = useState<FileAddress & { of: string }>();
  useEffect(() => {
    if (path === undefined || userId === undefined) return undefined;
    let isLeft = false;
    let own: string | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const show = (of: string, bytes: Blob | undefined, href: string | undefined) => {
      if (isLeft) return;
      own ??= bytes && URL.createObjectURL(bytes);
      const url = own ?? href;
      if (url !== undefined) setKnown({ of, url, href });
    };
    async function find(of: string, user: string): Promise<void> {
      const blob = await userDatabase(user).blobs.get(uploadOf(of));
      if (blob) show(of, new Blob([blob.bytes], { type: blob.type }), undefined);
      else if (await hasPrivateAttachments()) await findPrivate(of, user);
      else show(of, undefined, await publicAddress('chat_attachments', of));
    }
    async function findPrivate(of: string, user: string): Promise<void> {
      const { privateAttachment, signAgainMs } = await import('#session/private-attachment.ts');
      const { picture, address } = await privateAttachment(user, of);
      show(of, picture, address);
      if (!isLeft) again = setTimeout(() => start(() => findPrivate(of, user)), signAgainMs);
    }
    const start = (work: () => Promise<void>) =>
      void work().catch((error: unknown) => logQuietly('file', error));
    start(() => find(path, userId));
    return () => {
      isLeft = true;
      clearTimeout(again);
      if (own) URL.revokeObjectURL(own);
    };
  }, [path, userId]);
  return known?.of === path ? known : undefined;
}

/** A file is stored under the id of its upload. */
function uploadOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}
