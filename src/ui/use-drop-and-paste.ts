import { useEffect, useState, type RefObject } from 'react';

/**
 * Takes files that are dragged onto an element, and pictures that are pasted anywhere in it. Returns whether a file is
 * held over it just now. Without `take` nothing is taken; but a file that is dropped there never takes the place of the
 * page, as browsers do it. `take` gets one file at least. `isForPage`: it also takes what is pasted elsewhere on the page
 * where nobody else does, and a file that misses it does not take the place of the page either.
 */
export function useDropAndPaste(
  area: RefObject<HTMLElement | null>,
  take: ((files: readonly File[]) => void) | undefined,
  { isForPage = false } = {},
): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    /** Entering a child is told before leaving its parent. */
    let depth = 0;
    const leave = () => {
      depth = 0;
      setIsOver(false);
    };
    const onEnter = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      depth += 1;
      setIsOver(take !== undefined);
    };
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = take ? 'copy' : 'none';
    };
    const onLeave = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      depth -= 1;
      if (depth <= 0) leave();
    };
    const onDrop = (event: DragEvent) => {
      leave();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take?.(files);
    };
    const onPaste = (event: ClipboardEvent) => {
      const clipboard = event.clipboardData;
      // A table or a text comes with a picture of itself: then the words are meant.
      if (!take || event.defaultPrevented || !clipboard || clipboard.types.includes('text/plain')) return;
      const files = [...clipboard.files];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    const pasted = isForPage ? element.ownerDocument : element;
    element.addEventListener('dragenter', onEnter);
    element.addEventListener('dragover', onOver);
    element.addEventListener('dragleave', onLeave);
    element.addEventListener('drop', onDrop);
    pasted.addEventListener('paste', onPaste as EventListener);
    const onMissed = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    if (isForPage) {
      element.ownerDocument.addEventListener('dragover', onMissed);
      element.ownerDocument.addEventListener('drop', onMissed);
    }
    return () => {
      leave();
      element.ownerDocument.removeEventListener('dragover', onMissed);
      element.ownerDocument.removeEventListener('drop', onMissed);
      element.removeEventListener('dragenter', onEnter);
      element.removeEventListener('dragover', onOver);
      element.removeEventListener('dragleave', onLeave);
      element.removeEventListener('drop', onDrop);
      pasted.removeEventListener('paste', onPaste as EventListener);
    };
  }, [area, take, isForPage]);
  return isOver;
}

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') === true;
}
