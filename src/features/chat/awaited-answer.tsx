import { chat } from '#i18n/catalogue/chat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LogoMark } from '#ui/logo.tsx';
import { MarkdownText } from '#ui/markdown-text.tsx';
import classes from './message.module.css';
import { useStreamedText } from './use-streamed-text.ts';

/**
 * An answer that is on its way, as far as it has come. It is not read out while it grows: the answer itself is another
 * element, which is read out when it takes this one's place.
 */
export function AwaitedAnswer({ messageId }: { messageId: string }) {
  const { t } = useI18n();
  const text = useStreamedText(messageId);
  return text === '' ? (
    <div className={classes.answer}>
      <LogoMark className={`${classes.mark} ${classes.working}`} />
      <p className={classes.waiting}>{t(chat.typing)}</p>
    </div>
  ) : (
    <div className={classes.answer} aria-live="off" aria-busy="true" data-testid="message-stream">
      <LogoMark className={`${classes.mark} ${classes.working}`} />
      <div className={`${classes.body} ${classes.growing}`}>
        <MarkdownText text={text} />
      </div>
    </div>
  );
}
