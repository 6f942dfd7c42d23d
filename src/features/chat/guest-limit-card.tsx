import type { Ref } from 'react';
import { chat } from '#i18n/catalogue/chat.ts';
import { chatGuest } from '#i18n/catalogue/chat-guest.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LogoMark } from '#ui/logo.tsx';
import classes from './guest-limit-card.module.css';

export interface GuestLimitCardProps {
  ref?: Ref<HTMLElement>;
  /** The conversation that what was said becomes after signing in; undefined where nothing was answered. */
  sessionId: string | undefined;
  /** Whether a question is left without an answer. */
  isRefused: boolean;
}

/** The free messages are used: the ways to more. */
export function GuestLimitCard({ ref, sessionId, isRefused }: GuestLimitCardProps) {
  const { t } = useI18n();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={classes.card}
      aria-labelledby="guest-limit-title"
      data-testid="guest-limit"
    >
      <LogoMark className={classes.mark} />
      <div className={classes.words}>
        <h2 id="guest-limit-title" className={classes.title}>
          {t(chatGuest.limitTitle)}
        </h2>
        <p className={classes.text}>
          {t(sessionId === undefined ? chatGuest.limitTextEmpty : chatGuest.limitText)}{' '}
          {isRefused && t(chatGuest.refusedText)}
        </p>
      </div>
      <div className={classes.ways}>
        <LinkButton
          to="/auth"
          search={{ redirect: sessionId === undefined ? '/chat' : `/chat?session=${sessionId}` }}
        >
          {t(chat.signIn)}
        </LinkButton>
        <LinkButton to="/subscriptions" variant="default">
          {t(chatGuest.viewPlans)}
        </LinkButton>
      </div>
    </section>
  );
}
