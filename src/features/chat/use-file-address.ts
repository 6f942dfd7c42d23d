import { useEffect, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { logQuietly } from '#lib/log.ts';
import { publicAddress } from '#session/public-address.ts';
import { useSession } from '#session/use-session.ts';

export interface FileAddress {
  url: string;
  /** Whether it leads to the server; otherwise to bytes on this device. */
  isPublic: boolean;
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
    async function find(of: string, user: string): Promise<void> {
      const blob = await userDatabase(user).blobs.get(uploadOf(of));
      const url = blob
        ? URL.createObjectURL(new Blob([blob.bytes], { type: blob.type }))
        : await publicAddress('chat_attachments', of);
      if (blob) own = url;
      if (url !== undefined && !isLeft) setKnown({ of, url, isPublic: !blob });
      else if (own) URL.revokeObjectURL(own);
    }
    find(path, userId).catch((error: unknown) => logQuietly('file', error));
    return () => {
      isLeft = true;
      if (own) URL.revokeObjectURL(own);
    };
  }, [path, userId]);
  return known?.of === path ? known : undefined;
}

/** A file is stored under the id of its upload. */
function uploadOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}
