import { useEffect, useState } from 'react';
import type { Profile } from '#db/queries/profile.ts';
import { publicAddress } from '#session/public-address.ts';

interface Known {
  of: string;
  address: string | undefined;
  /** Whether it leads to bytes on this device, and has to be let go of. */
  isOwn: boolean;
}

/**
 * Where the picture of a profile can be shown from: its bytes while the device has them, else its place on the server, or
 * the address that a sign-in service gave. One that is shown stays when its bytes leave the device.
 */
export function usePictureAddress({ row, picture }: Profile): string | undefined {
  const path = row.avatar_url;
  const [known, setKnown] = useState<Known>();
  const isKnown = known?.of === path;
  useEffect(() => {
    if (path === null || isKnown) return undefined;
    let isLeft = false;
    async function find(of: string): Promise<void> {
      const address = picture
        ? URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }))
        : await addressOf(of);
      if (isLeft && picture && address) URL.revokeObjectURL(address);
      if (!isLeft) setKnown({ of, address, isOwn: picture !== undefined });
    }
    void find(path);
    return () => {
      isLeft = true;
    };
  }, [path, picture, isKnown]);
  useEffect(
    () => () => {
      if (known?.isOwn && known.address) URL.revokeObjectURL(known.address);
    },
    [known],
  );
  return path !== null && isKnown ? known.address : undefined;
}

async function addressOf(path: string): Promise<string | undefined> {
  return /^https?:\/\//.test(path) ? path : publicAddress('avatars', path);
}
