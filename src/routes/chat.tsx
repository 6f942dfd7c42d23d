import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '#features/chat/chat-screen.tsx';
import { VoiceInput } from '#features/voice/voice-input.tsx';
import { uuidParam } from './-search.ts';
import { Today } from './-today.tsx';

export const Route = createFileRoute('/chat')({
  validateSearch: ({ session, message }): { session?: string; message?: string } => {
    const sessionId = uuidParam(session);
    if (sessionId === undefined) return {};
    const messageId = uuidParam(message);
    return { session: sessionId, ...(messageId !== undefined && { message: messageId }) };
  },
  component: ChatPage,
});

function ChatPage() {
  const { session, message } = Route.useSearch();
  return <ChatScreen sessionId={session} messageId={message} voice={VoiceInput} today={Today} />;
}
