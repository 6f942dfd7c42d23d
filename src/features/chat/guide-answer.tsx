import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { MarkdownText } from '#ui/markdown-text.tsx';
import classes from './message.module.css';
import { Sources } from './sources.tsx';
import { SystemMessage } from './system-message.tsx';
import type { GuideAnswerState } from './use-guide-answers.ts';

/** What the guide on this device says meanwhile, marked as that. */
export function GuideAnswerView({ answer }: { answer: GuideAnswerState | undefined }) {
  const { t, language } = useI18n();
  if (!answer) return null;
  return (
    <SystemMessage lang={answer.lang}>
      <MarkdownText text={answer.text} />
      {answer.sources.length > 0 && <Sources sources={answer.sources} />}
      <p className={classes.meta} lang={language}>
        {t(chat.guideMeanwhile)}
      </p>
    </SystemMessage>
  );
}
