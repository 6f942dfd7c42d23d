import { useCallback, useEffect, useRef, useState } from 'react';
import { contactDraft, keepContactDraft, letContactDraftGo, type ContactDraft } from '#db/contact-queries.ts';
import type { ContactFields } from '#domain/contact/contact-query.ts';
import { logQuietly } from '#lib/log.ts';
import type { NotKept } from '#lib/storage-room.ts';
import { useKeeping } from '#ui/not-kept.ts';

type Draft = Omit<ContactDraft, 'writer'>;

export interface UsedDraft {
  draft: Draft;
  /** Why it is not on the device as it stands. */
  whyNotKept: NotKept | undefined;
  change(fields: Partial<ContactFields>): void;
  /** Lets go of it and begins anew; what is always the same of its writer stays. */
  clear(): void;
}

/** The form as it stands: every change is on the device at once, so that a reload loses nothing, as far as there is room. `writer` never changes; without one nothing is kept. */
export function useContactDraft(writer: string | undefined, usualReply: string): UsedDraft {
  const [draft, setDraft] = useState(() => blank(usualReply));
  const isTouched = useRef(false);
  const writing = useRef(Promise.resolve());
  const { whyNotKept, follow } = useKeeping(writer ?? '', 'contact draft');

  useEffect(() => {
    let isGone = false;
    async function bringBack() {
      const kept = writer === undefined ? undefined : await contactDraft(writer);
      if (kept && !isGone && !isTouched.current) setDraft(kept);
    }
    bringBack().catch((error: unknown) => logQuietly('contact draft', error));
    return () => {
      isGone = true;
    };
  }, [writer]);

  /** One change after the other, so that the last one is what stays. */
  const write = useCallback(
    (act: () => Promise<void>) => {
      const written = writing.current.then(act);
      follow(written);
      writing.current = written.catch(() => {});
    },
    [follow],
  );

  return {
    draft,
    whyNotKept,
    change(fields) {
      isTouched.current = true;
      const changed = { ...draft, ...fields, id: crypto.randomUUID() };
      setDraft(changed);
      if (writer !== undefined) write(() => keepContactDraft({ ...changed, writer }));
    },
    clear() {
      isTouched.current = true;
      const { id, name, city } = draft;
      setDraft({ ...blank(usualReply), name, city });
      if (writer !== undefined) write(() => letContactDraftGo(writer, id));
    },
  };
}

function blank(replyTo: string): Draft {
  return { id: crypto.randomUUID(), name: '', propertyType: '', city: '', query: '', replyTo };
}
