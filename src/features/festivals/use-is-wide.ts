import { useMedia } from '#ui/use-media.ts';

/** Whether the window has room for two columns, so that what is read in one order is walked through in the same. The styles of the screen ask for the same width. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 62em)');
}
