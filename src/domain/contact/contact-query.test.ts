import { expect, test } from 'vitest';
import { contactFaults, type ContactFields } from './contact-query.ts';

const whole: ContactFields = {
  name: 'Om',
  propertyType: 'land',
  city: 'Ur',
  query: 'Ten chars.',
  replyTo: '',
};

test.each<[string, Partial<ContactFields>, object]>([
  ['the shortest that can be sent', {}, {}],
  [
    'nothing at all',
    { name: '', propertyType: '', city: '', query: '' },
    {
      name: 'too-short',
      propertyType: 'not-chosen',
      city: 'too-short',
      query: 'too-short',
    },
  ],
  ['one letter and spaces', { name: ' O  ' }, { name: 'too-short' }],
  ['one letter of two signs', { name: '\u{1f642}' }, { name: 'too-short' }],
  ['a city of one letter', { city: 'U' }, { city: 'too-short' }],
  ['nine characters', { query: 'Nine char' }, { query: 'too-short' }],
  ['nine characters between spaces', { query: '   Nine char   ' }, { query: 'too-short' }],
  ['ten in Devanagari', { query: 'रसोई किधर?' }, {}],
  ['as long as it may be', { name: 'x'.repeat(100), query: 'x'.repeat(5000) }, {}],
  [
    'longer than it may be',
    { name: 'x'.repeat(101), city: 'x'.repeat(101), query: 'x'.repeat(5001) },
    {
      name: 'too-long',
      city: 'too-long',
      query: 'too-long',
    },
  ],
  ['an address to answer to', { replyTo: ' asha@example.org ' }, {}],
  ['a number to answer to', { replyTo: '+91 98765-43210' }, {}],
  ['a number in Devanagari', { replyTo: '९८७६५४३२१०' }, {}],
  ['words to answer to', { replyTo: 'call me' }, { replyTo: 'unreachable' }],
  ['a few digits', { replyTo: '12345' }, { replyTo: 'unreachable' }],
  ['an address of 201 characters', { replyTo: `${'x'.repeat(189)}@example.org` }, { replyTo: 'too-long' }],
])('%s', (_, change, faults) => {
  expect(contactFaults({ ...whole, ...change })).toEqual(faults);
});
