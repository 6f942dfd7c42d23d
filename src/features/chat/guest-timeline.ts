import type { KeptGuestChat } from '#db/guest-chat.ts';
import type { ChatMessage, MessageState } from '#db/queries/chat.ts';
import { timeline, type Exchange } from './timeline.ts';

/** What a guest said, as the page shows messages. */
export function guestTimeline({ sessionId, exchanges }: KeptGuestChat): Exchange[] {
  return timeline(
    exchanges.map(({ id, text, language, at, outcome }): ChatMessage => ({
      id,
      sessionId,
      text,
      at,
      language: outcome.kind === 'answered' ? outcome.language : language,
      isStored: true,
      file: undefined,
      complaint: undefined,
      state: stateOf(outcome),
    })),
  );
}

function stateOf(outcome: KeptGuestChat['exchanges'][number]['outcome']): MessageState {
  switch (outcome.kind) {
    case 'waiting':
      return { kind: 'waiting' };
    case 'answered':
      return { kind: 'answered', response: outcome.response, sources: outcome.sources, answeredBy: 'guide' };
    case 'refused':
      return { kind: 'silent' };
  }
}
