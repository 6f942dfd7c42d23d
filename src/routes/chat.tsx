import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '#features/chat/chat-screen.tsx';
import { uuidParam } from './-search.ts';

export const Route = createFileRoute('/chat')({
  validateSearch: ({ session }): { session?: string } => {
    const sessionId = uuidParam(session);
    return sessionId === undefined ? {} : { session: sessionId };
  },
  component: ChatPage,
});

function ChatPage() {
  const { session } = Route.useSearch();
  return <ChatScreen {...(session !== undefined && { sessionId: session })} />;
}
