import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { keptGuestEvent } from '#db/guest-event.ts';
import type { AssistantDialogProps } from './assistant/assistant-dialog.tsx';
import { assistantFrame, events as texts } from '#i18n/catalogue/events.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { useSession } from '#session/use-session.ts';
import { AskIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';

export interface AddEventButtonProps {
  /** The day that is chosen beside it, YYYY-MM-DD. */
  date?: string | undefined;
  variant?: 'filled' | 'default' | 'light';
}

/**
 * 'अपना कार्यक्रम जोड़ें': opens the assistant, whose code is fetched when it is asked for. It opens by itself for whoever
 * comes back from the sign-in that their event waited for.
 */
export function AddEventButton({ date, variant = 'filled' }: AddEventButtonProps) {
  const { t } = useI18n();
  const here = useLocation({ select: ({ href }) => href });
  const [Assistant, setAssistant] = useState<ComponentType<AssistantDialogProps>>();
  const [isOpening, setIsOpening] = useState(false);

  async function open(): Promise<void> {
    if (isOpening) return;
    setIsOpening(true);
    try {
      const { AssistantDialog } = await import('./assistant/assistant-dialog.tsx');
      setAssistant(() => AssistantDialog);
    } catch (error) {
      logQuietly('events', error);
      showToast({ tone: 'error', title: { message: assistantFrame.openFailed } });
    }
    setIsOpening(false);
  }

  const isSignedIn = useSession().status === 'signed-in';
  const onBack = useEffectEvent(() => void open());
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isOver = false;
    async function goOn(): Promise<void> {
      if ((await keptGuestEvent(Date.now())) === undefined || isOver) return;
      const { takeUpGuestEvent } = await import('./assistant/the-assistant.ts');
      await takeUpGuestEvent();
      if (!isOver) onBack();
    }
    void goOn().catch((error: unknown) => logQuietly('events', error));
    return () => {
      isOver = true;
    };
  }, [isSignedIn]);

  return (
    <>
      <Button
        variant={variant}
        lang="hi"
        leftSection={<AskIcon size="1.25rem" />}
        aria-disabled={isOpening}
        onClick={() => void open()}
        data-testid="open-assistant"
      >
        {t(texts.assistant)}
      </Button>
      {Assistant && (
        <Assistant
          days={date === undefined ? [] : [date]}
          here={here}
          onClose={() => setAssistant(undefined)}
        />
      )}
    </>
  );
}
