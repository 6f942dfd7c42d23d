/**
 * The id of a person's reminder of a festival: a UUID of version 8 out of both, so that two devices make one row. The
 * database makes the same, and takes no other.
 */
export async function festivalReminderId(userId: string, festivalId: string): Promise<string> {
  const named = new TextEncoder().encode(`${userId.toLowerCase()}:${festivalId}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', named)).slice(0, 16);
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
