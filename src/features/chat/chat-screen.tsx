import { lazy, Suspense } from 'react';
import { useSession } from '#session/use-session.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Deferred } from '#ui/deferred.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { Chat } from './chat.tsx';

// Whoever has an account never needs its code.
const GuestChat = lazy(async () => ({ default: (await import('./guest-chat.tsx')).GuestChat }));

/** The conversations of whoever is signed in; without a session id a new one. */
export function ChatScreen({ sessionId }: { sessionId?: string }) {
  const { t } = useI18n();
  const session = useSession();
  switch (session.status) {
    case 'signed-in':
      return <Chat userId={session.user.id} sessionId={sessionId} key={session.user.id} />;
    case 'starting':
      return <Opening />;
    case 'guest':
      if (sessionId === undefined)
        return (
          <Suspense fallback={<Opening />}>
            <GuestChat />
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
