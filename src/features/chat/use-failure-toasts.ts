import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { AskRow } from '#db/schema.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { showToast } from '#ui/toast.ts';
import { failureText } from './failure-text.ts';

/**
 * Tells of a question that fails while one is looking; those that had failed before are told by the page itself, and so
 * is a lost connection.
 */
export function useFailureToasts(asks: readonly AskRow[]): void {
  const { language } = useI18n();
  const navigate = useNavigate();
  const watched = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, state, failure } of asks) {
      if (state === 'asking') watched.current.add(id);
      else if (watched.current.delete(id) && failure && failure.kind !== 'no-connection') {
        showToast({
          tone: 'error',
          title: failureText(failure, language),
          ...(failure.kind === 'no-credits' && {
            action: {
              label: { message: chat.getCredits },
              run: () => void navigate({ to: '/subscriptions' }),
            },
          }),
        });
      }
    }
  }, [asks, language, navigate]);
}
