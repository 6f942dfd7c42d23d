import type { AskFailure } from '#db/schema.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { failureText } from './failure-text.ts';
import classes from './message.module.css';

/** Why a question has no answer, in one sentence. */
export function FailureReason({ failure }: { failure: AskFailure }) {
  const { t, language } = useI18n();
  const text = failureText(failure, language);
  return <p className={classes.reason}>{typeof text === 'string' ? text : t(text.message, text.values)}</p>;
}
