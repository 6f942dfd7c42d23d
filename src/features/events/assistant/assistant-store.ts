import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  afterSave,
  answer,
  beginConversation,
  resume,
  type AssistantConversation,
  type SaveResult,
} from './conversation.ts';
import type { EventDraft } from './event-draft.ts';

export interface AssistantMessage {
  id: number;
  type: 'bot' | 'user';
  content: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}

export interface AssistantState {
  messages: readonly AssistantMessage[];
  conversation: AssistantConversation;
  /** The assistant is about to say something; what is typed meanwhile is not taken. */
  isTyping: boolean;
}

export interface AssistantPorts {
  /** Milliseconds since 1970. */
  now(): number;
  after(ms: number, run: () => void): void;
  save(draft: EventDraft): Promise<SaveResult>;
  /** Two seconds after the event was kept. */
  onDone(): void;
}

/** How long the assistant takes for its answer, and how long its last word stands. */
const replyDelayMs = 1000;
const closeDelayMs = 2000;

export interface Assistant {
  store: StoreApi<AssistantState>;
  /** Says something to the assistant; returns whether it was taken. */
  say(text: string): boolean;
  /** Forgets what was said and begins anew. */
  restart(): void;
  /** Takes up a draft from before a sign-in, unless something has been said since. */
  takeUp(draft: EventDraft): void;
}

/** The conversation with its pauses. It goes on whether or not somebody looks at it. */
export function createAssistant({ now, after, save, onDone }: AssistantPorts): Assistant {
  let lastId = 0;
  /** What was begun before a restart comes to nothing. */
  let run = 0;
  const message = (type: AssistantMessage['type'], content: string): AssistantMessage => {
    lastId += 1;
    return { id: lastId, type, content, timestamp: now() };
  };
  const opening = (): AssistantState => {
    const { says, ...conversation } = beginConversation();
    return { messages: says.map((words) => message('bot', words)), conversation, isTyping: false };
  };
  const store = createStore<AssistantState>()(opening);

  function say(text: string): boolean {
    const { conversation, isTyping, messages } = store.getState();
    const turn = isTyping ? undefined : answer(conversation, text);
    if (!turn) return false;
    const begun = run;
    store.setState({ isTyping: true, messages: [...messages, message('user', text.trim())] });
    after(replyDelayMs, () => {
      if (run !== begun) return;
      const { says, ...next } = turn;
      if (next.step === 'saving') void carryOut(next, begun);
      else reply(next, says);
    });
    return true;
  }

  function reply(conversation: AssistantConversation, says: readonly string[]): void {
    const { messages } = store.getState();
    store.setState({
      conversation,
      isTyping: false,
      messages: [...messages, ...says.map((words) => message('bot', words))],
    });
  }

  async function carryOut(saving: AssistantConversation, begun: number): Promise<void> {
    store.setState({ conversation: saving });
    const result = await save(saving.draft);
    if (run !== begun) return;
    const { says, ...next } = afterSave(saving, result);
    reply(next, says);
    if (next.step !== 'saved') return;
    after(closeDelayMs, () => {
      if (run !== begun) return;
      onDone();
      restart();
    });
  }

  function restart(): void {
    run += 1;
    store.setState(opening(), true);
  }

  function takeUp(draft: EventDraft): void {
    if (store.getState().messages.some(({ type }) => type === 'user')) return;
    const { says, ...conversation } = resume(draft);
    store.setState({ messages: says.map((words) => message('bot', words)), conversation, isTyping: false });
  }

  return { store, say, restart, takeUp };
}
