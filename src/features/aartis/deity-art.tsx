import { useState } from 'react';
import { builtInOf, builtInPath, deityImage } from '#domain/devotion/deity-image.ts';
import { useDeityPicture } from '#session/use-deity-picture.ts';
import classes from './deity-art.module.css';

export interface DeityArtProps {
  /** In every script that there is. */
  names: readonly string[];
  /** As the row of the deity has it. */
  image: string | null | undefined;
  /** Whether somebody has made it for themselves. */
  isOwn?: boolean;
  size: 'small' | 'medium' | 'large';
  /** For those who do not see it; empty where the name stands beside it. */
  alt?: string;
  /** Whether it is in sight from the start: the others come when they are needed. */
  isFirst?: boolean;
}

/** CSS pixels of a side. */
const sides = { small: 56, medium: 88, large: 112 } as const;

/** The picture of a deity in the room that it always takes. One that cannot be shown gives way to the built-in one. */
export function DeityArt({ names, image, isOwn = false, size, alt = '', isFirst = false }: DeityArtProps) {
  const side = sides[size];
  const { state, url } = useDeityPicture(deityImage({ names, image, isOwn }), side * 2);
  const [failed, setFailed] = useState<string>();
  const isUsable = state === 'ready' && url !== failed;
  const shown = isUsable ? url : builtInPath(builtInOf(names));
  return (
    <span className={classes.art} data-size={size}>
      {state !== 'loading' && (
        <img
          src={shown}
          alt={alt}
          width={side}
          height={side}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          // Whose picture lies elsewhere has no business in knowing who looks at it.
          referrerPolicy="no-referrer"
          onError={() => isUsable && setFailed(url)}
        />
      )}
    </span>
  );
}
