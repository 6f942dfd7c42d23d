/** Nearer than this many pixels to the end counts as being there. */
const nearEnd = 96;

/** Whether a box that scrolls inside itself is scrolled to its end. */
export function isAtEnd(box: HTMLElement): boolean {
  return box.scrollHeight - box.clientHeight - box.scrollTop < nearEnd;
}
