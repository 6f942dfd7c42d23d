/** Where pages and the service worker keep what reads pictures and PDFs. */
export const recognitionCache = 'recognition';

/** Whether an answer is the file that was asked for: a network that wants a sign-in, and a site that has let go of the file, answer with a page. */
export function isRecognitionFile({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean {
  return ok && !/^text\/html\b/i.test(headers.get('content-type') ?? '');
}
