import type { ComponentType } from 'react';
import type { Language } from '#i18n/messages.ts';

/** What a box for text offers a microphone. */
export interface VoiceSlotProps {
  /** The language in which people speak here. */
  language: Language;
  isDisabled: boolean;
  /** Somebody has begun to speak. */
  onStart?(): void;
  /** What was understood. */
  onText(text: string): void;
}

/** A microphone that a screen has a place for; without one there is no place. */
export type VoiceSlot = ComponentType<VoiceSlotProps>;
