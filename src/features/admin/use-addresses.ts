import { useEffect, useState } from 'react';

/** Addresses of blobs, as long as they are shown: undefined until they are made. `blobs` has to stay the same list. */
export function useAddresses(blobs: readonly Blob[]): readonly string[] | undefined {
  const [made, setMade] = useState<{ of: readonly Blob[]; addresses: string[] }>();
  useEffect(() => {
    const addresses = blobs.map((blob) => URL.createObjectURL(blob));
    // oxlint-disable-next-line react/set-state-in-effect -- what is made here has to be let go of here
    setMade({ of: blobs, addresses });
    return () => {
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [blobs]);
  return made?.of === blobs ? made.addresses : undefined;
}
