import type { ComponentType } from 'react';

/** What a box for text offers a microphone. */
export interface VoiceSlotProps {
  /** The language in which people speak here. */
  language: 'en' | 'hi';
  isDisabled: boolean;
  /** Somebody has begun to speak. */
  onStart?(): void;
  /** What was understood. */
  onText(text: string): void;
}

/** A microphone that a screen has a place for; without one there is no place. */
export type VoiceSlot = ComponentType<VoiceSlotProps>;
