/** How good something is; each tone has a shape of its own, so that nothing is said by colour alone. */
export type ShapeTone = 'green' | 'yellow' | 'orange' | 'red' | 'grey';

/** The shape of each tone on a field of 16, and the sign on it, as paths. */
export const toneShapes: Readonly<Record<ShapeTone, { shape: string; sign: string }>> = {
  green: { shape: 'M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1z', sign: 'm5 8.3 2.1 2.1L11 6.2' },
  yellow: { shape: 'M8 .8 15.2 8 8 15.2.8 8z', sign: 'M5.8 8h4.4' },
  orange: { shape: 'M8 1.2 15.5 14.4H.5z', sign: 'M8 6.2v3.4M8 12v.1' },
  red: { shape: 'M5 .9h6L15.1 5v6L11 15.1H5L.9 11V5z', sign: 'm5.6 5.6 4.8 4.8M10.4 5.6l-4.8 4.8' },
  grey: { shape: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 1 0 8 1.8z', sign: '' },
};
