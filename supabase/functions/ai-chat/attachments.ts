import type { Backend } from '../_shared/backend.ts';
import { mostPictureBytes, ownFile, pictureAddress } from '../_shared/pictures.ts';
import { HttpProblem } from '../_shared/respond.ts';

const bucket = 'chat_attachments';

/** The name of a file in the caller's own folder of attachments; see `ownFile`. */
export function ownAttachment(reference: string, userId: string): string | undefined {
  return ownFile(bucket, reference, userId);
}

/**
 * Pictures as `data:` addresses, in order, so that no model has to fetch them and no address that somebody made up is
 * ever called. Those that no longer fit are left out. Throws a 422 `Problem` for a file that is gone or no picture.
 */
export async function readPictures(
  backend: Pick<Backend, 'readFile'>,
  names: readonly string[],
): Promise<string[]> {
  const pictures: string[] = [];
  let room = mostPictureBytes;
  for (const name of names) {
    const bytes = await backend.readFile(bucket, name, mostPictureBytes);
    if (!bytes)
      throw new HttpProblem(
        422,
        'picture_missing',
        'The picture is not there any more. Your credit was returned.',
      );
    const picture = pictureAddress(bytes);
    if (picture === undefined)
      throw new HttpProblem(422, 'picture_unreadable', 'This file is no picture. Your credit was returned.');
    room -= bytes.byteLength;
    if (room < 0) return pictures;
    pictures.push(picture);
  }
  return pictures;
}
