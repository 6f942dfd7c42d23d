/** Credits are counted in thirds, as whole numbers: one credit is three text messages or one image message. */
export const THIRDS_PER_CREDIT = 3;
/** What a new account starts with: 2 credits. */
export const SIGN_UP_GRANT_THIRDS = 6;

export const messageTypes = ['text', 'image'] as const;
export type MessageType = (typeof messageTypes)[number];

/** Price in thirds of `count` messages. */
export function thirdsFor(messageType: MessageType, count = 1): number {
  return (messageType === 'image' ? THIRDS_PER_CREDIT : 1) * count;
}

/** Thirds as credits, for answers and display. */
export function toCredits(thirds: number): number {
  return thirds / THIRDS_PER_CREDIT;
}
