/** Credits are counted in thirds, as whole numbers: one credit is three text messages or one image message. */
const thirdsPerCredit = 3;

export const messageTypes = ['text', 'image'] as const;

/** Thirds as credits, for answers and display. */
export function toCredits(thirds: number): number {
  return thirds / thirdsPerCredit;
}
