import { logQuietly } from '#lib/log.ts';
import { longestSide, pictureKind } from '#lib/picture.ts';
import { downloadFile } from '#remote/download-file.ts';
import { callAsUser } from './call-as-user.ts';

/** A file as this device has it. */
export interface KeptFile {
  bytes: ArrayBuffer;
  /** The media type. */
  type: string;
}

/** The private buckets whose pictures are shown; `chat_attachments` is one where the installation says so. */
export type PictureBucket = 'floorplans' | 'user_aartis' | 'user_deities' | 'chat_attachments';

/** What the pictures need of the device and of the network. */
export interface PicturePorts {
  /** Milliseconds since 1970. */
  now(): number;
  /** A file of the user's own as the server has it; undefined where it cannot be had now. Never throws. */
  download(
    userId: string,
    path: string,
    signal: AbortSignal,
    bucket: PictureBucket,
  ): Promise<KeptFile | undefined>;
  /** A copy made of nothing but pixels, its longer side at most `longest`; undefined where it is no picture. */
  shrink(bytes: ArrayBuffer, longest: number, signal: AbortSignal): Promise<KeptFile | undefined>;
  /** The first page of a PDF as a picture; undefined where it cannot be drawn. */
  drawPage(pdf: ArrayBuffer, signal: AbortSignal): Promise<KeptFile | undefined>;
  /** How many bytes the copies may take on this device. */
  most(): Promise<number>;
}

/** Some hundred pictures at the size of a large screen. */
const mostBytes = 96 * 1024 * 1024;
/** Of what the browser gives to this app. */
const mostShare = 0.1;

export const devicePicturePorts: PicturePorts = {
  now: () => Date.now(),
  async download(userId, path, signal, bucket) {
    const answer = await callAsUser(userId, (caller) => downloadFile(caller, { bucket, path }, signal));
    if (answer.ok) return { bytes: answer.value.bytes.buffer, type: answer.value.type };
    logQuietly('picture', answer.problem);
    return undefined;
  },
  async shrink(bytes, longest, signal) {
    const kind = pictureKind(new Uint8Array(bytes));
    if (!kind) return undefined;
    const { shrinkBeside } = await import('#lib/prepare-attachment.ts');
    const made = await shrinkBeside(bytes, kind, signal, longest);
    return made.kind === 'made' ? made : undefined;
  },
  async drawPage(pdf, signal) {
    const { usePdf } = await import('#lib/read-pdf.ts');
    const used = await usePdf(pdf, signal, (open) => open.pictureOf(1, longestSide));
    const page = used.kind === 'done' ? used.value : undefined;
    return page && { bytes: await page.arrayBuffer(), type: page.type };
  },
  async most() {
    const { quota } = await estimate();
    return quota === undefined ? mostBytes : Math.min(mostBytes, quota * mostShare);
  },
};

async function estimate(): Promise<StorageEstimate> {
  // Missing on pages that are not secure, whatever the types say.
  const storage = (navigator as { storage?: StorageManager }).storage;
  return (await storage?.estimate().catch(() => undefined)) ?? {};
}
