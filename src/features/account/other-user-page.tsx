import type { ReactNode } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { WaitingPage } from './waiting-page.tsx';

export interface OtherUserPageProps {
  title: string;
  /** Who is signed in. */
  email: string;
  signOutButton: ReactNode;
}

/** A link that may be of another account than the one in use: nobody is switched without a word. */
export function OtherUserPage({ title, email, signOutButton }: OtherUserPageProps) {
  const { t } = useI18n();
  return (
    <WaitingPage
      tone="failed"
      title={title}
      text={t(account.linkOfOther, { email })}
      action={
        <>
          {signOutButton}
          <LinkButton to="/chat" variant="default">
            {t(account.openChat)}
          </LinkButton>
        </>
      }
    />
  );
}
