/** Credits are counted in thirds, as whole numbers: one credit is three text messages or one image message. */
const thirdsPerCredit = 3;

/** An analysis of a floorplan by the server, as `private.price_in_thirds` has it. */
export const analysisThirds = thirdsPerCredit;

export const messageTypes = ['text', 'image'] as const;

/** Thirds as credits, for answers and display. */
export function toCredits(thirds: number): number {
  return thirds / thirdsPerCredit;
}
