import { useMemo } from 'react';
import { deityImage } from '#domain/devotion/deity-image.ts';
import { useDeityPicture } from '#session/use-deity-picture.ts';
import classes from './admin.module.css';
import { useAddresses } from './use-addresses.ts';

interface DeityPictureProps {
  deity: { name: string; name_hi: string | null; image: string | null };
  /** One that was chosen and is not stored yet. */
  chosen?: File | undefined;
}

/** The picture of a deity of the catalogue as readers see it. */
export function DeityPicture({ deity: { name, name_hi: nameHi, image }, chosen }: DeityPictureProps) {
  const { url } = useDeityPicture(deityImage({ names: [name, nameHi ?? ''], image, isOwn: false }), 96);
  const shown = useMemo(() => (chosen ? [chosen] : []), [chosen]);
  const [preview] = useAddresses(shown) ?? [];
  return <img className={classes.thumb} src={preview ?? url} alt="" width={48} height={48} loading="lazy" />;
}
