import { useSession } from '#session/use-session.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Deferred } from '#ui/deferred.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { Chat } from './chat.tsx';

/** The conversations of whoever is signed in; without a session id a new one. */
export function ChatScreen({ sessionId }: { sessionId?: string }) {
  const { t } = useI18n();
  const session = useSession();
  switch (session.status) {
    case 'signed-in':
      return <Chat userId={session.user.id} sessionId={sessionId} key={session.user.id} />;
    case 'starting':
      return (
        <Screen title={t(chat.title)} isTitleHidden>
          <Deferred>
            <output>{t(chat.loading)}</output>
          </Deferred>
        </Screen>
      );
    case 'guest':
      return (
        <Screen documentTitle={`${t(chat.title)} · ${t(ui.productName)}`}>
          <EmptyState
            order={1}
            title={t(chat.signInToSend)}
            text={t(chat.signedOutText)}
            action={
              <LinkButton
                to="/auth"
                search={{ redirect: sessionId === undefined ? '/chat' : `/chat?session=${sessionId}` }}
              >
                {t(chat.signIn)}
              </LinkButton>
            }
          />
        </Screen>
      );
  }
}
