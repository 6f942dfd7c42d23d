import { useEffect, useRef, useState } from 'react';
import { chat } from '#i18n/catalogue/chat.ts';
import type { Language } from '#i18n/messages.ts';
import type { ReadyAttachment } from '#lib/attachment.ts';
import { logQuietly } from '#lib/log.ts';
import type { AttachedPlan } from '#session/read-floorplan.ts';
import { showToast } from '#ui/toast.ts';
import type { PlanQuestion } from './plan-question.tsx';

/** What goes with a message; `title`: what its conversation is called, where it begins one without words. */
export interface ToSend {
  attachment: ReadyAttachment;
  title?: string;
}

export interface PlanReading {
  question: PlanQuestion | undefined;
  /** What is to be sent of an attachment, once it is known whether it is a plan; undefined where it stays in the box. */
  read(attachment: ReadyAttachment): Promise<ToSend | undefined>;
}

type Choice =
  | { kind: 'unread' }
  | { kind: 'given-up' }
  | { kind: 'north'; found: AttachedPlan; degrees: number | undefined };

/**
 * Reads the plan that goes with a message on this device. Where a model looks at pictures, and its user agreed to that, it
 * is left to the model. Giving up, or going to another box, sends nothing.
 */
export function usePlanReading(userId: string, boxId: string, language: Language): PlanReading {
  const [question, setQuestion] = useState<PlanQuestion>();
  /** How to give up what goes on in a box. */
  const leaving = useRef(new Map<string, () => void>());
  useEffect(() => {
    const ways = leaving.current;
    return () => ways.get(boxId)?.();
  }, [boxId]);

  async function read(attachment: ReadyAttachment): Promise<ToSend | undefined> {
    if (attachment.kind !== 'image' && attachment.type !== 'application/pdf') return { attachment };
    const parts = await reader().catch((error: unknown) => {
      // A message is never held up by what would have been read of its file.
      logQuietly('drafting', error);
      return undefined;
    });
    if (!parts) return { attachment };
    const { planModels, readAttachedPlan, keepAttachedPlan } = parts;
    const reading = new AbortController();
    try {
      if ((await planModels(userId)).looking === 'given') return { attachment };
      const said = await new Promise<Choice>((choose) => {
        const ways = {
          sendUnread: () => choose({ kind: 'unread' }),
          giveUp: () => choose({ kind: 'given-up' }),
        };
        leaving.current.set(boxId, ways.giveUp);
        const ask = (asked: PlanQuestion) => !reading.signal.aborted && setQuestion(asked);
        const onShare = (share: number) => ask({ kind: 'looking', share, ...ways });
        onShare(0);
        readAttachedPlan(attachment, { language, onShare, signal: reading.signal })
          .then((found) => {
            if (found === 'reader-missing') return ask({ kind: 'missing', ...ways });
            if (found === 'no-plan') return choose({ kind: 'unread' });
            const answer = (degrees: number | undefined) => choose({ kind: 'north', found, degrees });
            return ask({ kind: 'north', found, answer, ...ways });
          })
          .catch((error: unknown) => {
            if (!reading.signal.aborted) logQuietly('drafting', error);
            choose({ kind: 'unread' });
          });
      });
      if (said.kind === 'given-up') return undefined;
      if (said.kind === 'unread') return { attachment };
      const kept = await keepAttachedPlan(userId, said.found, said.degrees ?? null);
      if (!kept) showToast({ tone: 'error', title: { message: chat.noRoom } });
      return kept;
    } finally {
      reading.abort();
      leaving.current.delete(boxId);
      setQuestion(undefined);
    }
  }

  return { question, read };
}

/** What reads a plan, and what asks about it: they come with the first file. */
async function reader() {
  const [models, floorplans] = await Promise.all([
    import('#session/model-consent.ts'),
    import('#session/read-floorplan.ts'),
    import('./plan-question.tsx'),
  ]);
  return { ...models, ...floorplans };
}
