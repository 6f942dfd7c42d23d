import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { readDatabaseAddress } from './address.ts';

test('an address names a server, a database and who asks; what is shown of it holds no password', () => {
  const address = readDatabaseAddress('postgres://di%20sha:p%40ss@db.example.org/city?sslmode=require');
  expect(address).toEqual({
    url: 'postgres://di%20sha:p%40ss@db.example.org/city?sslmode=require',
    shown: 'db.example.org:5432/city',
    database: 'city',
    user: 'di sha',
  });
  expect(readDatabaseAddress('postgresql://disha@127.0.0.1:6000/disha')?.shown).toBe('127.0.0.1:6000/disha');
});

test('what names no server or no database is no address', () => {
  for (const text of [
    'mysql://disha:secret@db/disha',
    'postgres://disha:secret@db',
    'postgres://disha:secret@db/',
    'postgres://db/disha',
    'postgres://disha:secret@/disha',
    'postgres://disha:secret@db/one/two',
    'postgres://disha:secret@db/%zz',
    'disha',
  ])
    expect([text, readDatabaseAddress(text)]).toEqual([text, undefined]);
});

test('a setting that is no address is refused without a word of what it holds', () => {
  const refused = () => readSettings({ DATABASE_URL: 'postgres://disha:very-secret@db' });
  expect(refused).toThrow('DATABASE_URL must be an address such as');
  expect(refused).not.toThrow('very-secret');
  expect(readSettings({ DATABASE_URL: 'postgres://a:b@c/d' }).database).toMatchObject({ poolSize: 10 });
  expect(readSettings({ DATABASE_URL: 'postgres://a:b@c/d', DATABASE_POOL: '3' }).database).toMatchObject({
    poolSize: 3,
  });
});
