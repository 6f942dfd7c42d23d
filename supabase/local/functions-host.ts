import { handle as aiChat } from '../functions/ai-chat/handler.ts';
import {
  handle as analyzeFloorplan,
  largestAnalysisBody as largestPlan,
} from '../functions/analyze-floorplan/handler.ts';
import { handle as createOrder } from '../functions/create-order/handler.ts';
import { handle as deleteAccount } from '../functions/delete-account/handler.ts';
import { handle as getUserCredits } from '../functions/get-user-credits/handler.ts';
import { handle as mailContact } from '../functions/mail-contact/handler.ts';
import { handle as razorpayWebhook } from '../functions/razorpay-webhook/handler.ts';
import { handle as reconcilePayments } from '../functions/reconcile-payments/handler.ts';
import { handle as remindTomorrow } from '../functions/remind-tomorrow/handler.ts';
import { handle as refundPayment } from '../functions/refund-payment/handler.ts';
import { handle as sendReminders } from '../functions/send-reminders/handler.ts';
import { handle as sendVerificationEmail } from '../functions/send-verification-email/handler.ts';
import {
  handle as speechToText,
  largestSpeechBody as largestRecording,
} from '../functions/speech-to-text/handler.ts';
import { handle as useCredits } from '../functions/use-credits/handler.ts';
import { handle as verifyEmailToken } from '../functions/verify-email-token/handler.ts';
import { handle as verifyPayment } from '../functions/verify-payment/handler.ts';
import { largestBody } from '../functions/_shared/body.ts';
import type { FunctionDeps } from '../functions/_shared/deps.ts';
import { json } from '../functions/_shared/respond.ts';

const handlers: Record<string, (request: Request, deps: FunctionDeps) => Promise<Response>> = {
  'ai-chat': aiChat,
  'analyze-floorplan': analyzeFloorplan,
  'create-order': createOrder,
  'delete-account': deleteAccount,
  'get-user-credits': getUserCredits,
  'mail-contact': mailContact,
  'razorpay-webhook': razorpayWebhook,
  'reconcile-payments': reconcilePayments,
  'refund-payment': refundPayment,
  'remind-tomorrow': remindTomorrow,
  'send-reminders': sendReminders,
  'send-verification-email': sendVerificationEmail,
  'speech-to-text': speechToText,
  'use-credits': useCredits,
  'verify-email-token': verifyEmailToken,
  'verify-payment': verifyPayment,
};

export const functionNames: readonly string[] = Object.keys(handlers);

/** How large the body for a function may be; a plan is read for nobody who is not signed in. */
export function largestBodyOf(name: string, hasSession: boolean): number {
  if (name === 'speech-to-text') return largestRecording;
  return name === 'analyze-floorplan' && hasSession ? largestPlan : largestBody;
}

/** Answers `/functions/v1/<name>` with the same handlers that a hosted project runs. */
export function answerFunction(name: string, request: Request, deps: FunctionDeps): Promise<Response> {
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  if (handler) return handler(request, deps);
  return Promise.resolve(
    json({ error: { code: 'not_found', message: `There is no function "${name}".` } }, 404),
  );
}
