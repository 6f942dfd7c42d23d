import { useState } from 'react';
import classes from './profile.module.css';

export interface AvatarProps {
  initials: string;
  /** Where the picture is; undefined where there is none, or it is not known yet. */
  address: string | undefined;
  /** What the picture is, for those who listen; decorative where its owner's name stands beside it. */
  alt?: string;
}

/** A round picture; the initials where there is none or it cannot be loaded. */
export function Avatar({ initials, address, alt = '' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return address === undefined || address === broken ? (
    <span className={classes.avatar} aria-hidden={alt === '' ? true : undefined} data-testid="initials">
      {initials}
    </span>
  ) : (
    <img
      className={classes.avatar}
      src={address}
      alt={alt}
      width={96}
      height={96}
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
      data-testid="avatar"
    />
  );
}
