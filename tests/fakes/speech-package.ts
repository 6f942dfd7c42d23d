/** What the package that runs speech models gives; its model understands the same question in whatever is not silent. */

/** @public */
export const env = { allowRemoteModels: true, useFSCache: true };

/** @public */
export async function pipeline() {
  return async (samples: Float32Array) => ({
    text: samples.some((sample) => Math.abs(sample) > 0.05)
      ? ' Which direction is good for the main door?'
      : '',
  });
}
