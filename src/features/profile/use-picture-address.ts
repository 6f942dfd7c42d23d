import { useEffect, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { forgetPicture, keepPicture } from '#db/mutations/keep-picture.ts';
import type { Profile } from '#db/queries/profile.ts';
import { logQuietly } from '#lib/log.ts';
import { fetchPicture, publicAddress } from '#session/public-address.ts';

interface Known {
  /** The path that it is the address of. */
  of: string;
  address: string | undefined;
  /** Whether it leads to bytes on this device, and has to be let go of. */
  isOwn: boolean;
}

/**
 * Where the picture of a profile can be shown from: its bytes while the device has them, else its place on the server, or
 * the address that a sign-in service gave. One that is shown stays when its bytes leave the device. The device keeps a
 * copy of what it has shown, for when there is no network.
 */
export function usePictureAddress(userId: string, { row, picture }: Profile): string | undefined {
  const path = row.avatar_url;
  const [known, setKnown] = useState<Known>();
  const isKnown = known?.of === path;
  useEffect(() => {
    if (isKnown) return undefined;
    let isLeft = false;
    async function find(of: string | null): Promise<void> {
      if (of === null) return forgetPicture(userDatabase(userId));
      const address = picture
        ? URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }))
        : await addressOf(of);
      if (isLeft) {
        if (picture && address) URL.revokeObjectURL(address);
        return;
      }
      setKnown({ of, address, isOwn: picture !== undefined });
      await keepCopy(
        userId,
        of,
        picture ?? (address && !isElsewhere(of) ? await fetchPicture(address) : undefined),
      );
    }
    void find(path).catch((error: unknown) => logQuietly('picture', error));
    return () => {
      isLeft = true;
    };
  }, [userId, path, picture, isKnown]);
  useEffect(
    () => () => {
      if (known?.isOwn && known.address) URL.revokeObjectURL(known.address);
    },
    [known],
  );
  return path !== null && isKnown ? known.address : undefined;
}

async function addressOf(path: string): Promise<string | undefined> {
  return isElsewhere(path) ? path : publicAddress('avatars', path);
}

/** Whether a sign-in service keeps the picture. */
function isElsewhere(path: string): boolean {
  return /^https?:\/\//.test(path);
}

async function keepCopy(
  userId: string,
  path: string,
  picture: { bytes: ArrayBuffer; type: string } | undefined,
): Promise<void> {
  if (picture) await keepPicture(userDatabase(userId), { path, bytes: picture.bytes, type: picture.type });
}
