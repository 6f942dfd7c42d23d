import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ChatMessage, MessageState } from '#db/queries/chat.ts';
import { attachments } from '#i18n/catalogue/attachments.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { dismissToastAbout, showToast } from '#ui/toast.ts';
import { messageTroubleText, type MessageTrouble } from './failure-text.ts';
import { useAnswerTries } from './use-answer-try.ts';

/**
 * Tells of a message that is held, refused or left without an answer while one is looking; those from before are told by the
 * page itself. What was told goes when the message is tried anew or has its answer.
 */
export function useFailureToasts(messages: readonly ChatMessage[]): void {
  const navigate = useNavigate();
  const watched = useRef(new Set<string>());
  /** Told once, however often they are tried again. */
  const heldUp = useRef(new Set<string>());
  const tries = useAnswerTries();
  const failed = useRef(tries);
  useEffect(() => {
    // The first failure is told; what is tried behind it says so where the answer will stand.
    const isNew = ({ id, state }: ChatMessage) => state.kind !== 'queued' && tries[id] && !failed.current[id];
    const about = messages.findLast(isNew)?.id;
    failed.current = tries;
    if (about !== undefined) showToast({ tone: 'error', title: { message: chat.answerFailed }, about });
  }, [messages, tries]);
  useEffect(() => {
    for (const { id, state } of messages) {
      switch (state.kind) {
        case 'queued':
          // It goes on being tried, and says where it stands that it waits.
          if (state.heldUp && !heldUp.current.has(id)) {
            heldUp.current.add(id);
            const message = state.heldUp === 'file' ? attachments.uploadFailed : chat.requestFailed;
            if (watched.current.has(id)) showToast({ tone: 'error', title: { message }, about: id });
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
            about: id,
            title: { message: isShort(state) ? chat.notEnoughCredits : messageTroubleText(state) },
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
  const troubled = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, state } of messages) {
      // Whether it is held up no longer shows only once it has gone.
      if (state.kind === 'sending') continue;
      if (tries[id] || isTroubled(state)) troubled.current.add(id);
      else if (troubled.current.delete(id) || state.kind === 'answered') {
        heldUp.current.delete(id);
        dismissToastAbout(id);
      }
    }
  }, [messages, tries]);
}

function isTroubled(state: MessageState): boolean {
  if (state.kind === 'queued') return state.heldUp !== undefined;
  return state.kind === 'blocked' || state.kind === 'dead' || state.kind === 'failed';
}

/** Whether credits are wanting: the page says so too, and a toast says it of the message, as the server does. */
function isShort(trouble: MessageTrouble): boolean {
  return trouble.kind === 'blocked' && trouble.code === 'insufficient_credits';
}
