import { largestAttachment, type PreparedAttachment } from './attachment.ts';

/** Makes of a file what is sent of it, or says why it is not taken. */
export async function prepareAttachment(file: File, signal: AbortSignal): Promise<PreparedAttachment> {
  if (file.size === 0) return { kind: 'refused', why: 'empty' };
  if (file.size > largestAttachment) return { kind: 'refused', why: 'too-large' };
  if (signal.aborted) return { kind: 'cancelled' };
  return { kind: 'refused', why: 'unknown-kind' };
}
