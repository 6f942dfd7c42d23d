import { useEffect, useState, type RefObject } from 'react';

/**
 * Takes files that are dragged onto an element, and pictures that are pasted anywhere in it. Returns whether a file is
 * held over it just now. Without `attach` nothing is taken; but a file that is dropped there never takes the place of the
 * page, as browsers do it.
 */
export function useDropAndPaste(
  area: RefObject<HTMLElement | null>,
  attach: ((file: File) => void) | undefined,
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
      setIsOver(attach !== undefined);
    };
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = attach ? 'copy' : 'none';
    };
    const onLeave = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      depth -= 1;
      if (depth <= 0) leave();
    };
    const onDrop = (event: DragEvent) => {
      leave();
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      attach?.(file);
    };
    const onPaste = (event: ClipboardEvent) => {
      const clipboard = event.clipboardData;
      // A table or a text comes with a picture of itself: then the words are meant.
      if (!attach || !clipboard || clipboard.types.includes('text/plain')) return;
      const file = clipboard.files[0];
      if (!file) return;
      event.preventDefault();
      attach(file);
    };
    element.addEventListener('dragenter', onEnter);
    element.addEventListener('dragover', onOver);
    element.addEventListener('dragleave', onLeave);
    element.addEventListener('drop', onDrop);
    element.addEventListener('paste', onPaste);
    return () => {
      leave();
      element.removeEventListener('dragenter', onEnter);
      element.removeEventListener('dragover', onOver);
      element.removeEventListener('dragleave', onLeave);
      element.removeEventListener('drop', onDrop);
      element.removeEventListener('paste', onPaste);
    };
  }, [area, attach]);
  return isOver;
}

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') === true;
}
