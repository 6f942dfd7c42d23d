import { comingSoon } from '#i18n/catalogue/coming-soon.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';

/** A page that is open to all but has nothing to show to a guest; `here` is where sign-in leads back to. */
export function SignInFirstScreen({ title, text, here }: { title: Message; text: Message; here: string }) {
  const { t } = useI18n();
  return (
    <Screen width="reading" title={t(title)} isTitleHidden>
      <EmptyState
        title={t(text)}
        action={
          <LinkButton to="/auth" search={{ redirect: here }}>
            {t(comingSoon.signIn)}
          </LinkButton>
        }
      />
    </Screen>
  );
}
