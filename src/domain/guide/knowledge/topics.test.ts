import { expect, test } from 'vitest';
import { pujaOf, pujas } from '#domain/devotion/puja-list.ts';
import { checkTopics } from './check-topics.ts';
import { allTopics } from './read-all.ts';

test('no topic claims what is another’s, promises or threatens, or lacks a language', () => {
  expect(checkTopics(allTopics())).toEqual([]);
});

test('what leads to the steps of a puja leads to one that is there', () => {
  const ids = allTopics().flatMap(({ links }) => links.flatMap((link) => link.split('/puja/')[1] ?? []));
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter((id) => !pujaOf(id))).toEqual([]);
});

test('every guide to a puja is led to by some topic', () => {
  const led = new Set(allTopics().flatMap(({ links }) => links));
  expect(pujas.map(({ id }) => `/puja/${id}`).filter((path) => !led.has(path))).toEqual([]);
});
