import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Message } from '#db/queries/chat.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { showToast } from '#ui/toast.ts';
import { failureText, type Trouble } from './failure-text.ts';
import { useAnswerTries } from './use-answer-try.ts';

/** Tells of a message that is held, refused or left without an answer while one is looking; those from before are told by the page itself. */
export function useFailureToasts(messages: readonly Message[]): void {
  const navigate = useNavigate();
  const watched = useRef(new Set<string>());
  /** Told once, however often they are tried again. */
  const heldUp = useRef(new Set<string>());
  const tries = useAnswerTries();
  const failed = useRef(tries);
  useEffect(() => {
    // The first failure is told; what is tried behind it says so where the answer will stand.
    const isNew = messages.some(({ id }) => tries[id] && !failed.current[id]);
    failed.current = tries;
    if (isNew) showToast({ tone: 'error', title: { message: chat.answerFailed } });
  }, [messages, tries]);
  useEffect(() => {
    for (const { id, state } of messages) {
      switch (state.kind) {
        case 'queued':
          // It goes on being tried, and says where it stands that it waits.
          if (state.isHeldUp && watched.current.has(id) && !heldUp.current.has(id)) {
            heldUp.current.add(id);
            showToast({ tone: 'error', title: { message: chat.requestFailed } });
          }
          watched.current.add(id);
          break;
        case 'sending':
        case 'waiting':
          watched.current.add(id);
          break;
        case 'blocked':
        case 'dead':
        case 'failed':
          if (!watched.current.delete(id)) break;
          showToast({
            tone: 'error',
            title: { message: isShort(state) ? chat.notEnoughCredits : failureText(state) },
            ...(isShort(state) && {
              action: {
                label: { message: chat.getCredits },
                run: () => void navigate({ to: '/subscriptions' }),
              },
            }),
          });
          break;
        case 'answered':
        case 'silent':
          watched.current.delete(id);
      }
    }
  }, [messages, navigate]);
}

/** Whether credits are wanting: the page says so too, and a toast says it of the message, as the server does. */
function isShort(trouble: Trouble): boolean {
  return trouble.kind === 'blocked' && trouble.code === 'insufficient_credits';
}
