import { useEffect, useState } from 'react';
import type { DeityImage } from '#domain/devotion/deity-image.ts';
import { assertNever } from '#lib/assert-never.ts';
import { publicAddress } from './public-address.ts';
import { usePicture, type UsedPicture } from './use-picture.ts';

/** Where the picture of a deity can be shown from, `width` device pixels wide or less; absent: the built-in one stands in. */
export function useDeityPicture(image: DeityImage, width: number): UsedPicture {
  const own = usePicture(image.kind === 'own' ? image.path : undefined, width, 'user_deities');
  const shared = usePublicAddress(image.kind === 'catalogue' ? image.path : undefined);
  switch (image.kind) {
    case 'built-in':
      return { state: 'ready', url: image.path };
    case 'address':
      return { state: 'ready', url: image.url };
    case 'catalogue':
      return shared;
    case 'own':
      return own;
    default:
      return assertNever(image);
  }
}

function usePublicAddress(path: string | undefined): UsedPicture {
  const [known, setKnown] = useState<{ of: string; url: string | undefined }>();
  useEffect(() => {
    if (path === undefined) return undefined;
    let isLeft = false;
    async function find(of: string): Promise<void> {
      const url = await publicAddress('deity_images', of).catch(() => undefined);
      if (!isLeft) setKnown({ of, url });
    }
    void find(path);
    return () => {
      isLeft = true;
    };
  }, [path]);
  if (path === undefined || known?.of !== path) return { state: 'loading', url: undefined };
  return { state: known.url === undefined ? 'absent' : 'ready', url: known.url };
}
