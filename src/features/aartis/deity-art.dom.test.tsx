import { act, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UsedPicture } from '#session/use-picture.ts';
import { renderPart } from '#tests/builders/render-page.tsx';
import { DeityArt, type DeityArtProps } from './deity-art.tsx';

let own: UsedPicture;
vi.mock('#session/use-picture.ts', () => ({ usePicture: () => own }));
vi.mock('#session/public-address.ts', () => ({
  publicAddress: async (bucket: string, path: string) =>
    path === 'nowhere.png' ? undefined : `https://files.example/${bucket}/${path}`,
}));

beforeEach(() => {
  own = { state: 'loading', url: undefined };
});

test('a deity without a picture has the built-in one, in room that is there before it', async () => {
  const image = await shown({ names: ['Hanuman'], image: null });
  expect(image?.getAttribute('src')).toBe('/deities/hanuman.svg');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['88', '88']);
  expect([image?.getAttribute('loading'), image?.getAttribute('alt')]).toEqual(['lazy', '']);
});

test.each([
  ['https://example.com/shani.png', 'https://example.com/shani.png'],
  ['shani/1.webp', 'https://files.example/deity_images/shani/1.webp'],
])('a picture at %s that fails gives way to the built-in one', async (image, src) => {
  const picture = await shown({ names: ['Shani'], image });
  expect(picture?.getAttribute('src')).toBe(src);
  if (picture) fireEvent.error(picture);
  expect(picture?.getAttribute('src')).toBe('/deities/ganesh.svg');
  if (picture) fireEvent.error(picture);
  expect(picture?.getAttribute('src')).toBe('/deities/ganesh.svg');
});

test('a picture of which no place is known is the built-in one', async () => {
  const picture = await shown({ names: ['Shiv'], image: 'nowhere.png' });
  expect(picture?.getAttribute('src')).toBe('/deities/shiv.svg');
});

test('one’s own picture leaves its room empty until it is there, and gives way to the built-in one where it cannot be had', async () => {
  const props: DeityArtProps = { names: ['Kuldevi'], image: 'u/1.jpg', isOwn: true, size: 'small' };
  const { container, rerender } = renderPart(<DeityArt {...props} />);
  expect(container.querySelector('img')).toBeNull();
  own = { state: 'ready', url: 'blob:one' };
  rerender(<DeityArt {...props} alt="Kuldevi" isFirst />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('blob:one');
  expect([picture?.getAttribute('loading'), picture?.getAttribute('alt')]).toEqual(['eager', 'Kuldevi']);
  own = { state: 'absent', url: undefined };
  rerender(<DeityArt {...props} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/deities/lamp.svg');
});

async function shown(props: Omit<DeityArtProps, 'size'>): Promise<HTMLImageElement | null> {
  const { container } = await act(async () => renderPart(<DeityArt {...props} size="medium" />));
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
  return container.querySelector('img');
}
