import type { AskFailure } from '#db/schema.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import type { Language, Message } from '#i18n/messages.ts';
import { assertNever } from '#lib/assert-never.ts';
import type { ToastText } from '#ui/toast.ts';

/** What is said of a failure. The server speaks English, so its own words are for English readers. */
export function failureText(failure: AskFailure, language: Language): ToastText {
  const own = ownText(failure);
  const said = 'message' in failure && language === 'en' ? failure.message : undefined;
  return said ?? { message: own };
}

function ownText(failure: AskFailure): Message {
  switch (failure.kind) {
    case 'no-connection':
      return chat.noConnection;
    case 'signed-out':
      return chat.signInToSend;
    case 'no-credits':
      return chat.outOfCredits;
    case 'credit-failed':
      return chat.creditFailed;
    case 'refused':
      return chat.sendFailed;
    case 'session-failed':
      return chat.sessionFailed;
    case 'answer-failed':
      return chat.answerFailed;
    default:
      return assertNever(failure);
  }
}
