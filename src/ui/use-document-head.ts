import { useEffect } from 'react';
import type { Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { DocumentHead } from '#lib/document-head.ts';

/** What the page that is drawn last says of itself; the build reads it after drawing a page, as there are no effects there. */
export const saidOfPage: { head?: DocumentHead } = {};

/**
 * Says what the document is as long as the page stands: its title at once, and a moment later what search engines
 * and shared links read. `undefined` leaves everything as it is, for a page that does not know yet. `Screen` does it
 * for its page.
 */
export function useDocumentHead(head: DocumentHead | undefined): void {
  const { language } = useI18n();
  if (import.meta.env.SSR && head) saidOfPage.head = head;
  const said = JSON.stringify(head);
  useEffect(() => {
    if (!head) return;
    document.title = head.title;
    void tell(head, language);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text says all that the head does
  }, [said, language]);
}

let latest: DocumentHead | undefined;

/** Only the last word counts where two pages follow each other quickly. */
async function tell(head: DocumentHead, language: Language): Promise<void> {
  latest = head;
  const { writeHead } = await import('./write-head.ts');
  if (latest === head) writeHead(head, language);
}
