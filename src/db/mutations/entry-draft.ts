/** Ids of message boxes have no space in them. */
const prefix = 'admin ';

/** Under which id what an admin writes of an entry lies among the drafts of the message boxes. */
export function entryDraftId(key: string): string {
  return prefix + key;
}

/** Whether a draft is that of an entry. */
export function isEntryDraft(draftId: string): boolean {
  return draftId.startsWith(prefix);
}
