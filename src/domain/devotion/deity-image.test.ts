import { describe, expect, test } from 'vitest';
import { builtInDeities, builtInOf, builtInPath, deityImage } from './deity-image.ts';

const image = (said: string | null | undefined, isOwn = false) =>
  deityImage({ names: ['Hanuman', 'हनुमान'], image: said, isOwn });

describe('the picture of a deity', () => {
  test.each([
    null,
    undefined,
    '',
    '  ',
    'src/assets/hanuman.jpg',
    '/src/assets/hanuman.jpg',
    './src/assets/hanuman.jpg',
    '/deities/../auth/v1/logout',
    '/deities/a.svg?next=1',
    '/auth/v1/logout',
    '//elsewhere.example/a.png',
    'http://example.com/a.png',
    'https://',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://example.com/1',
    '../other-bucket/a.png',
    'a/../../b.png',
    'a//b.png',
    '\\\\host\\a.png',
  ])('is the built-in one of its name where %j is said', (said) => {
    expect(image(said)).toEqual({ kind: 'built-in', path: '/deities/hanuman.svg' });
    expect(image(said, true)).toEqual({ kind: 'built-in', path: '/deities/hanuman.svg' });
  });

  test('is the one of this site that its row names, whoever it is', () => {
    expect(image('/deities/surya.svg')).toEqual({ kind: 'built-in', path: '/deities/surya.svg' });
    expect(image('/deities/shiv.svg')).toEqual({ kind: 'built-in', path: '/deities/shiv.svg' });
  });

  test('is one of the web, of the catalogue, or of its owner', () => {
    expect(image('https://example.com/a b.png')).toEqual({
      kind: 'address',
      url: 'https://example.com/a b.png',
    });
    expect(image(' surya/1.webp ')).toEqual({ kind: 'catalogue', path: 'surya/1.webp' });
    expect(image('u1/1.jpg', true)).toEqual({ kind: 'own', path: 'u1/1.jpg' });
  });
});

describe('the built-in picture', () => {
  test.each([
    [['Ganesh'], 'ganesh'],
    [['Shri Hanuman Ji'], 'hanuman'],
    [['Laxmi'], 'lakshmi'],
    [['Maa Lakshmi'], 'lakshmi'],
    [['Lord Shiva'], 'shiv'],
    [['शिव जी'], 'shiv'],
    [['अम्बे माँ'], 'ambe'],
    [['अंबे'], 'ambe'],
    [['HANUMAN'], 'hanuman'],
    [['Something', 'लक्ष्मी'], 'lakshmi'],
  ] as const)('of %j is that of %s', (names, deity) => {
    expect(builtInOf(names)).toBe(deity);
  });

  test.each([['Surya'], ['Shivaji of the fort'], ['Lakshmi Narayan'], [''], ['\u200b'], ['Durga']])(
    'of %j is that of Ganesh, as of everybody else',
    (name) => {
      expect(builtInOf([name])).toBe('ganesh');
    },
  );

  test.each([
    ['Kuldevi'],
    ['Kul Devi Chamunda'],
    ['कुलदेवी'],
    ['कुलदेवता'],
    ['Vaishno Mata'],
    ['शीतला माता'],
    ['Gramdevta'],
  ])('of %j is a lamp', (name) => {
    expect(builtInOf([name])).toBe('lamp');
  });

  test('has a file of its own for each', () => {
    expect([...builtInDeities, 'lamp' as const].map(builtInPath)).toEqual([
      '/deities/ganesh.svg',
      '/deities/hanuman.svg',
      '/deities/lakshmi.svg',
      '/deities/shiv.svg',
      '/deities/ambe.svg',
      '/deities/lamp.svg',
    ]);
  });
});
