import type { SourceId } from './types.ts';

/** The grid of the Vastu Purusha: 81 fields for houses, 64 as the alternative. */
export const mandala = {
  houseGrid: { name: 'Paramasayika', fields: 81, centreFields: 9 },
  otherGrid: { name: 'Manduka', fields: 64, centreFields: 4 },
  deities: { outer: 32, inner: 12, centre: 'Brahma' },
  innerRingClockwiseFromEast: [
    'Aryaman',
    'Savitr',
    'Vivasvan',
    'Indra',
    'Mitra',
    'Rajayakshma',
    'Prithvidhara',
    'Apavatsa',
  ],
  innerCorners: { NE: 'Apa', SE: 'Savitra', SW: 'Jaya', NW: 'Rudra' },
  figure: { head: 'NE', feet: 'SW', lies: 'face down', rightSide: ['E', 'S'], leftSide: ['N', 'W'] },
  sources: ['BS'] satisfies SourceId[],
  ref: 'BS 42-56',
} as const;
