/** 23.7272 → 23°43′, rounded down, so that what stands in a sign is not told as the next. */
export function degreesText(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
