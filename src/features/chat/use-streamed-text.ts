import { useEffect, useState } from 'react';
import { answerStreamStore } from '#sync/answer-stream.ts';
import { presentable } from './presentable.ts';

/** Markdown is read anew for each part; faster than this nobody reads. */
const pauseMs = 60;

/** The answer of a message as far as it has come in this tab; empty before its first word. The first word shows at once. */
export function useStreamedText(messageId: string): string {
  const [text, setText] = useState(() => come(messageId));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setText(come(messageId));
    };
    let before = come(messageId);
    look();
    const unsubscribe = answerStreamStore.subscribe(() => {
      const now = come(messageId);
      if (now === before) return;
      const isFirst = before === '' || now === '';
      before = now;
      if (!isFirst) timer ??= setTimeout(look, pauseMs);
      else {
        clearTimeout(timer);
        look();
      }
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [messageId]);
  return text;
}

function come(messageId: string): string {
  return presentable(answerStreamStore.getState().texts[messageId] ?? '');
}
