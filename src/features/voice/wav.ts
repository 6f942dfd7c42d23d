/** What a recognition model takes: 16 kHz, one channel. */
export const wavRate = 16_000;

/** Sound as a wav file of 16 bits; `samples` from -1 to 1, `wavRate` of them a second. */
export function wavOf(samples: Float32Array): Uint8Array {
  const headerLength = 44;
  const dataLength = samples.length * 2;
  const bytes = new Uint8Array(headerLength + dataLength);
  const view = new DataView(bytes.buffer);
  const name = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index));
  };
  name(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  name(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // plain numbers, not packed
  view.setUint16(22, 1, true);
  view.setUint32(24, wavRate, true);
  view.setUint32(28, wavRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  name(36, 'data');
  view.setUint32(40, dataLength, true);
  samples.forEach((sample, index) => {
    const within = Math.max(-1, Math.min(1, sample));
    view.setInt16(headerLength + index * 2, Math.round(within * 0x7fff), true);
  });
  return bytes;
}

/** Several channels as one. All have the same length. */
export function mixed(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = channels;
  if (channels.length <= 1) return first;
  return first.map(
    (_, index) => channels.reduce((sum, channel) => sum + (channel[index] ?? 0), 0) / channels.length,
  );
}
