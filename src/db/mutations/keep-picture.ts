import type { UserDatabase } from '../database.ts';

/** A picture that is on the device, under its path on the server. */
export interface KeptPicture {
  path: string;
  bytes: ArrayBuffer;
  type: string;
}

/** Keeps the picture of the profile in place of the one before. */
export async function keepPicture(db: UserDatabase, { path, bytes, type }: KeptPicture): Promise<void> {
  if ((await keptPicture(db))?.path !== path) await db.meta.put({ key: 'picture', path, bytes, type });
}

/** Lets go of it, once its owner has removed it. */
export async function forgetPicture(db: UserDatabase): Promise<void> {
  if (await keptPicture(db)) await db.meta.delete('picture');
}

export async function keptPicture(db: UserDatabase): Promise<KeptPicture | undefined> {
  const meta = await db.meta.get('picture');
  return meta?.key === 'picture' ? meta : undefined;
}
