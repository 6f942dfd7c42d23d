/** One line of a conversation as the functions know it. */
export interface HistoryMessage {
  text: string;
  sender: 'user' | 'system';
}

const window = 6;

/** The last 6 messages, the newest last. */
export function historyWindow(messages: readonly HistoryMessage[]): HistoryMessage[] {
  return messages.slice(-window).map(({ text, sender }) => ({ text, sender }));
}
