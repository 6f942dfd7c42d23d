import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { AlertIcon, AskIcon, OfflineIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './notices.module.css';
import type { ModelQuestion } from './use-model-question.ts';

/** Nothing is left to ask with. */
export function OutOfCredits() {
  const { t } = useI18n();
  return (
    <Notice
      tone="haldi"
      icon={<AlertIcon />}
      action={
        <LinkButton to="/subscriptions" className={classes.action}>
          {t(chat.getCredits)}
        </LinkButton>
      }
    >
      <strong>{t(chat.outOfCredits)}</strong>
      <br />
      {t(chat.outOfCreditsText)}
    </Notice>
  );
}

/** What is sent now goes out later. */
export function KeptUntilOnline() {
  const { t } = useI18n();
  return (
    <Notice tone="slate" icon={<OfflineIcon />}>
      {t(chat.keptUntilOnline)}
    </Notice>
  );
}

/** Nobody's words go to a model before they have said yes. */
export function AskAboutModel({ isSaving, answer }: ModelQuestion) {
  const { t } = useI18n();
  return (
    <Notice
      tone="slate"
      icon={<AskIcon />}
      action={
        <span className={classes.answers}>
          {/* A button that is switched off while it saves would lose the focus. */}
          <Button size="sm" aria-disabled={isSaving} onClick={() => answer(true)}>
            {t(chat.modelAgree)}
          </Button>
          <Button size="sm" variant="default" aria-disabled={isSaving} onClick={() => answer(false)}>
            {t(chat.modelDecline)}
          </Button>
        </span>
      }
    >
      <strong>{t(chat.modelQuestion)}</strong>
      <br />
      {t(chat.modelText)}
    </Notice>
  );
}

function Notice(props: {
  tone: 'haldi' | 'slate';
  icon: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <output className={classes.notice} data-tone={props.tone}>
      {props.icon}
      <span className={classes.words}>{props.children}</span>
      {props.action}
    </output>
  );
}
