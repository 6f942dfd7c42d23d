import { remoteConfig } from '#remote/config.ts';

/** Where anybody who knows the path finds a file of a public bucket; undefined on a device that has never reached the host. */
export async function publicAddress(bucket: string, path: string): Promise<string | undefined> {
  const config = await remoteConfig();
  return config && `${config.url}/storage/v1/object/public/${bucket}/${path}`;
}
