import { saveFile } from './save-file.ts';

/** Hands a file on to another app; where none can be asked, it is saved. */
export async function handOn(file: File): Promise<'sent' | 'saved' | 'changed-mind'> {
  if (canHandOn(file)) {
    try {
      await navigator.share({ files: [file] });
      return 'sent';
    } catch (error) {
      // Whoever closes the list of apps has not asked for anything else.
      if (error instanceof DOMException && error.name === 'AbortError') return 'changed-mind';
    }
  }
  saveFile(file);
  return 'saved';
}

function canHandOn(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}
