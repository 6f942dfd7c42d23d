import { logQuietly } from '#lib/log.ts';
import { remoteConfig } from '#remote/config.ts';

/** Where anybody who knows the path finds a file of a public bucket; undefined on a device that has never reached the host. */
export async function publicAddress(bucket: string, path: string): Promise<string | undefined> {
  const config = await remoteConfig();
  return config && `${config.url}/storage/v1/object/public/${bucket}/${path}`;
}

/** Whether files of the chat are at no public address; undefined on a device that has never reached the host. */
export async function hasPrivateAttachments(): Promise<boolean | undefined> {
  const config = await remoteConfig();
  return config && config.hasPrivateAttachments === true;
}

/** The bytes of a picture that anybody may see; undefined where they cannot be had now. */
export async function fetchPicture(
  address: string,
): Promise<{ bytes: ArrayBuffer; type: string } | undefined> {
  try {
    const response = await fetch(address);
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.startsWith('image/')) return undefined;
    return { bytes: await response.arrayBuffer(), type };
  } catch (error) {
    logQuietly('picture', error);
    return undefined;
  }
}
