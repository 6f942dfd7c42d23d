import { userDatabase } from '#db/database.ts';
import { longestSide } from '#lib/picture.ts';
import { signedFor, signFile } from '#remote/sign-file.ts';
import { callAsUser } from './call-as-user.ts';
import { pictureOf } from './pictures.ts';

/**
 * A file of the chat where the installation keeps them private: a picture from the copy on this device, which is made where
 * there is none yet, and any file by an address that is signed for an hour. Undefined is what cannot be had now.
 */
export async function privateAttachment(
  userId: string,
  path: string,
): Promise<{ picture: Blob | undefined; address: string | undefined }> {
  const isPicture = /\.(jpe?g|png|webp)$/i.test(path);
  const [picture, signed] = await Promise.all([
    isPicture
      ? pictureOf(userDatabase(userId), path, { width: longestSide, bucket: 'chat_attachments' })
      : undefined,
    callAsUser(userId, (caller) => signFile(caller, { bucket: 'chat_attachments', path })),
  ]);
  return { picture, address: signed.ok ? signed.value : undefined };
}

/** When an address has to be signed anew, so that none is offered that is just running out. */
export const signAgainMs = (signedFor - 5 * 60) * 1000;
