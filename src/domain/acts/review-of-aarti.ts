/** Whether an aarti of one's own is shared, and what an admin said of it. Only the server knows the latter. */
export interface Review {
  /** Null for a private one. */
  review_status: string | null;
  review_note: string | null;
}

/** What others would read of it: as long as it is the same, the review holds. */
const reviewed = [
  'user_deity_id',
  'festival_id',
  'title',
  'content',
  'file_type',
  'file_url',
  'tags',
] as const;

/**
 * The review of an aarti as it is after its owner has made or changed it, by the rule of the server
 * (`private.keep_review()`).
 */
export function reviewAfter(
  before: Readonly<Record<string, unknown>> | undefined,
  after: Readonly<Record<string, unknown>>,
): Review {
  const isDeleted = (after['deleted_at'] ?? null) !== null;
  if (isDeleted || after['is_private'] !== false) return { review_status: null, review_note: null };
  const status = textOrNull(before?.['review_status']);
  const isSame = reviewed.every((field) => plain(before?.[field]) === plain(after[field]));
  if (status === null || !isSame) return { review_status: 'pending', review_note: null };
  return { review_status: status, review_note: textOrNull(before?.['review_note']) };
}

function plain(value: unknown): string {
  const isNone = value === undefined || (Array.isArray(value) && value.length === 0);
  return JSON.stringify(isNone ? null : value);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
