import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { MarkdownText } from '#ui/markdown-text.tsx';
import classes from './message.module.css';
import { AnswerWays } from './answer-ways.tsx';
import { Sources } from './sources.tsx';
import { SystemMessage } from './system-message.tsx';
import type { GuideAnswerState } from './use-guide-answers.ts';

/** What the guide on this device says meanwhile, marked as that. */
export function GuideAnswerView(props: {
  answer: GuideAnswerState | undefined;
  onAsk?: ((text: string) => void) | undefined;
}) {
  const { answer, onAsk } = props;
  const { t, language } = useI18n();
  if (!answer) return null;
  return (
    <SystemMessage lang={answer.lang}>
      <MarkdownText text={answer.text} />
      <AnswerWays parts={answer} lang={answer.lang} onAsk={onAsk} />
      {answer.sources.length > 0 && <Sources sources={answer.sources} />}
      <p className={classes.meta} lang={language}>
        {t(chat.guideMeanwhile)}
      </p>
    </SystemMessage>
  );
}
