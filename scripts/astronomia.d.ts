declare module 'astronomia/data' {
  /** Amplitude (radians or astronomical units), phase (radians) and frequency (radians a Julian millennium) of a term. */
  type Term = readonly [amplitude: number, phase: number, frequency: number];
  /** By the power of time, written as a digit. */
  type Powers = Readonly<Record<string, readonly Term[]>>;
  /** VSOP87B: heliocentric, on the ecliptic and equinox of J2000. */
  export interface Theory {
    readonly L: Powers;
    readonly B: Powers;
    readonly R: Powers;
  }
  const data: Readonly<Record<'mercury' | 'venus' | 'earth' | 'mars' | 'jupiter' | 'saturn', Theory>>;
  export default data;
}
