import { Button } from '@mantine/core';
import { useState } from 'react';
import { shareCards as texts } from '#i18n/catalogue/share-cards.ts';
import type { Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { ShareIcon } from '../icons.tsx';
import { showToast } from '../toast.ts';
import type { Card } from './card.ts';

export interface ShareCardButtonProps {
  /** What stands on the card, in a language; called when it is wanted, so that what writes it may come then. */
  cardOf(language: Language): Promise<Card>;
}

/** Hands something on as a picture; what draws it comes when it is pressed. */
export function ShareCardButton({ cardOf }: ShareCardButtonProps) {
  const { t, language } = useI18n();
  const [isDrawing, setIsDrawing] = useState(false);

  async function share(): Promise<void> {
    setIsDrawing(true);
    try {
      const [{ cardFile }, { handOn }] = await Promise.all([
        import('./draw-card.ts'),
        import('#lib/hand-on-file.ts'),
      ]);
      if ((await handOn(await cardFile(await cardOf(language)))) === 'saved')
        showToast({ tone: 'success', title: { message: texts.saved } });
    } catch (error) {
      logQuietly('share', error);
      showToast({ tone: 'error', title: { message: texts.failed } });
    } finally {
      setIsDrawing(false);
    }
  }

  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<ShareIcon size="1.125rem" />}
      disabled={isDrawing}
      data-testid="share-card"
      onClick={() => void share()}
    >
      {t(isDrawing ? texts.drawing : texts.share)}
    </Button>
  );
}
