import type { Backend } from '../_shared/backend.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import type { ContactMailDeps, OutgoingMail } from '../_shared/mail.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';

export interface ContactMailTools {
  mail: Pick<ContactMailDeps, 'to' | 'send'>;
  backend: Pick<Backend, 'rpc'>;
  siteUrl: string;
  log(message: string): void;
}

/** A row of `claim_contact_mails`. */
interface Question {
  id: string;
  name: string;
  property_type: string;
  city: string;
  query: string;
  reply_to: string | null;
  created_at: string;
}

const batchSize = 20;

/** A mail server that refuses so often in a row is away; the rest waits for the next time. */
const mostFailures = 3;

/**
 * POST by a schedule, with the service key → `{mailed, failed}`. Mails the questions of the contact form to the owner who
 * has not been mailed them. Safe to call at any time, also twice at once. Nothing that somebody asks is logged.
 *
 * 401 `unauthorized` · 503 `mail_unavailable`.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const { contactMail: mail, backend, siteUrl, log } = deps;
    if (!mail) throw new HttpProblem(503, 'mail_unavailable', 'Nobody is mailed what is asked here.');
    if (!(await mail.isService(request)))
      throw new HttpProblem(401, 'unauthorized', 'Only the installation itself may ask for this.');
    return mailContact({ mail, backend, siteUrl, log });
  });
}

/** What the schedule of the embedded backend runs. */
export async function mailContact({
  mail,
  backend,
  siteUrl,
  log,
}: ContactMailTools): Promise<{ mailed: number; failed: number }> {
  const done = { mailed: 0, failed: 0 };
  let failures = 0;
  for (;;) {
    const questions = (await backend.rpc('claim_contact_mails', { p_most: batchSize })) as Question[];
    for (const question of questions) {
      if (failures >= mostFailures) return done;
      try {
        await mail.send(mailAbout(question, mail.to, siteUrl));
        await backend.rpc('note_contact_mailed', { p_id: question.id });
        done.mailed += 1;
        failures = 0;
      } catch (error) {
        log(`A question of the contact form was not mailed: ${reasonOf(error, question)}`);
        done.failed += 1;
        failures += 1;
      }
    }
    if (questions.length < batchSize) return done;
  }
}

function mailAbout(question: Question, to: string, siteUrl: string): OutgoingMail {
  const { name, city, property_type: property, query, reply_to: replyTo, created_at: at } = question;
  return {
    to,
    subject: `A question from ${oneLine(name)}, ${oneLine(city)}`,
    // What is ours comes first: whatever they write below, nobody takes it for that.
    text: [
      `Name: ${oneLine(name)}`,
      `City: ${oneLine(city)}`,
      `Property: ${property}`,
      `Answer to: ${replyTo ?? 'nothing was left'}`,
      `Asked at: ${at}`,
      `All questions: ${siteUrl}/admin`,
      '',
      query,
    ].join('\n'),
    replyTo: replyTo !== null && isMailAddress(replyTo) ? replyTo : undefined,
  };
}

/** One address and nothing that a mail program would read as several. */
function isMailAddress(text: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/.test(text);
}

/** A header is one line, and nothing in it turns the direction of what stands beside it. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

/** A mail server may repeat what it refuses. */
function reasonOf(error: unknown, { name, reply_to: replyTo }: Question): string {
  const reason = error instanceof Error ? error.message : String(error);
  return [name, replyTo ?? ''].reduce(
    (text, word) => (word === '' ? text : text.replaceAll(word, '…')),
    reason,
  );
}
