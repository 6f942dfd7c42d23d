import type { ReactNode } from 'react';
import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { LogoMark } from '#ui/logo.tsx';
import classes from './message.module.css';

/** Something that Disha says, beside its mark. */
export function SystemMessage(props: { lang?: string; isFailed?: boolean; children: ReactNode }) {
  const { t, language } = useI18n();
  return (
    <div className={classes.answer} data-failed={props.isFailed} data-testid="message-system">
      {props.isFailed ? <AlertIcon className={classes.mark} /> : <LogoMark className={classes.mark} />}
      <div className={classes.body} lang={props.lang}>
        <span className="visually-hidden" lang={language}>
          {t(chat.guide)}:{' '}
        </span>
        {props.children}
      </div>
    </div>
  );
}

/** Words of Disha that nobody asked for: the welcome, and what a switch changed. */
export function SystemNote({ text, lang }: { text: string; lang: string }) {
  return (
    <SystemMessage>
      <p className={classes.words} lang={lang}>
        {text}
      </p>
    </SystemMessage>
  );
}
