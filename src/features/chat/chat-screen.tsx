import { Screen } from '#ui/screen.tsx';

export function ChatScreen(_: { sessionId?: string }) {
  return <Screen title="ChatScreen">{null}</Screen>;
}
