import type { ListedPuja } from './puja-guide.ts';

/** All guides, in the order in which each kind is shown. One guide is one file in `guides` and one entry here. */
export const pujas: readonly ListedPuja[] = [
  {
    id: 'surya-arghya',
    kind: 'daily',
    names: { en: 'Surya arghya', hi: 'सूर्य अर्घ्य' },
    line: { en: 'Water for the rising sun, in five minutes.', hi: 'उगते सूर्य को जल, पाँच मिनट में।' },
    aliases: ['sunday vrat', 'ravivar vrat', 'water to sun'],
    days: { kind: 'daily' },
    load: () => import('./guides/surya-arghya.ts'),
  },
  {
    id: 'satyanarayan',
    kind: 'returning',
    names: { en: 'Satyanarayan puja', hi: 'सत्यनारायण पूजा' },
    line: {
      en: 'Vishnu worshipped as truth, with a story in five parts and prasad for everybody.',
      hi: 'सत्य के रूप में विष्णु की पूजा, पाँच भाग की कथा और सबके लिए प्रसाद।',
    },
    aliases: ['satyanarayana katha', 'satya narayan vrat', 'purnima katha'],
    days: { kind: 'festivals', ids: ['purnima'] },
    load: () => import('./guides/satyanarayan.ts'),
  },
];

export function pujaOf(id: string): ListedPuja | undefined {
  return pujas.find((puja) => puja.id === id);
}
