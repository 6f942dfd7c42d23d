import { lazy, Suspense, type ComponentType } from 'react';
import { useSession } from '#session/use-session.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Deferred } from '#ui/deferred.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import type { VoiceSlot } from '#ui/voice-slot.ts';
import { Chat } from './chat.tsx';

// Whoever has an account never needs its code.
const GuestChat = lazy(async () => ({ default: (await import('./guest-chat.tsx')).GuestChat }));

export interface ChatScreenProps {
  /** Without one a new conversation begins. */
  sessionId?: string | undefined;
  /** The message of it that one is led to. */
  messageId?: string | undefined;
  voice?: VoiceSlot | undefined;
  /** What falls on today, where there is room for it. */
  today?: ComponentType | undefined;
}

/** The conversations of whoever is signed in, or what a guest may ask. */
export function ChatScreen({ sessionId, messageId, voice, today }: ChatScreenProps) {
  const { t } = useI18n();
  const session = useSession();
  switch (session.status) {
    case 'signed-in':
      return (
        <Chat
          key={session.user.id}
          userId={session.user.id}
          sessionId={sessionId}
          messageId={messageId}
          voice={voice}
          today={today}
        />
      );
    case 'starting':
      return <Opening />;
    case 'guest':
      if (sessionId === undefined)
        return (
          <Suspense fallback={<Opening />}>
            <GuestChat voice={voice} today={today} />
          </Suspense>
        );
      return (
        <Screen documentTitle={`${t(chat.title)} · ${t(ui.productName)}`}>
          <EmptyState
            order={1}
            title={t(chat.signInToSend)}
            text={t(chat.signedOutText)}
            action={
              <LinkButton to="/auth" search={{ redirect: `/chat?session=${sessionId}` }}>
                {t(chat.signIn)}
              </LinkButton>
            }
          />
        </Screen>
      );
  }
}

function Opening() {
  const { t } = useI18n();
  return (
    <Screen title={t(chat.title)} isTitleHidden>
      <Deferred>
        <output>{t(chat.loading)}</output>
      </Deferred>
    </Screen>
  );
}
