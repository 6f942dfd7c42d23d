/** Under which the id of the member who is here is noted; public/first-paint.js reads it too. */
export const whoKey = 'disha.who';

/** Which member is here, for a document that does not ask for the session; undefined for a guest, and where storage is blocked. */
export function notedUserId(): string | undefined {
  try {
    return localStorage.getItem(whoKey) ?? undefined;
  } catch {
    return undefined;
  }
}
