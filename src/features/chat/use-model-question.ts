import { useEffect, useState } from 'react';
import { chat } from '#i18n/catalogue/chat.ts';
import { logQuietly } from '#lib/log.ts';
import { showToast } from '#ui/toast.ts';

export interface ModelQuestion {
  isSaving: boolean;
  answer(isGiven: boolean): void;
}

/**
 * The question whether a model may answer, while it is open: asked once, of those who have never said. Once it is
 * answered it goes, and `onAnswered` gives the focus to something that stays.
 */
export function useModelQuestion(
  userId: string,
  isOnline: boolean,
  onAnswered: () => void = () => {},
): ModelQuestion | undefined {
  const [isOpen, setIsOpen] = useState(false);
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => {
    if (!isOnline) return undefined;
    let isGone = false;
    async function look(): Promise<void> {
      try {
        const { isModelUndecided } = await consent();
        const isUndecided = await isModelUndecided(userId);
        if (!isGone) setIsOpen(isUndecided);
      } catch (error) {
        logQuietly('consent', error);
      }
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [userId, isOnline]);

  async function save(isGiven: boolean): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    const { decideOnModel } = await consent();
    const told = await decideOnModel(userId, isGiven);
    setIsSaving(false);
    setIsOpen(!told.ok);
    if (told.ok) onAnswered();
    showToast(
      told.ok
        ? { tone: 'success', title: { message: isGiven ? chat.modelAgreed : chat.modelDeclined } }
        : { tone: 'error', title: { message: chat.modelNotSaved } },
    );
  }

  if (!isOpen || !isOnline) return undefined;
  return { isSaving, answer: (isGiven) => void save(isGiven) };
}

/** It talks to the server, and nobody waits for it to write. */
function consent() {
  return import('#session/model-consent.ts');
}
