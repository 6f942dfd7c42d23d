import type { KeyboardEvent } from 'react';

/** Whether a key sends what was typed: Enter alone, and not the one that ends the composing of a letter. */
export function isPlainEnter({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean {
  // 229 is how Safari reports the Enter that ends a composition.
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229;
}
