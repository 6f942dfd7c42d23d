import { beforeAll, describe, expect, test } from 'vitest';
import { attacked, type Attacked } from './attacked.ts';

// Questions that would keep the one thread of the database from everybody else.
let server: Attacked;
beforeAll(async () => {
  server = await attacked();
});

/** Such a select within itself, so many deep. */
function nested(depth: number, tables: readonly string[]): string {
  return depth === 0 ? '*' : `*,${tables[0]}(${nested(depth - 1, [...tables.slice(1), tables[0] ?? ''])})`;
}

const aliases = (count: number, column: string): string =>
  Array.from({ length: count }, (_, n) => `c${n}:${column}`).join(',');

const manyOf = (count: number, condition: string): string => Array<string>(count).fill(condition).join(',');

/** A choice within a choice, so many deep. */
function withinEachOther(depth: number, of: string): string {
  return `(${`${of}(`.repeat(depth - 1)}id.is.null,id.is.null${')'.repeat(depth)}`;
}

describe('a question of one anonymous address is refused that asks for', () => {
  test.each([
    ['tables four deep', `aartis?select=${nested(4, ['deities', 'aartis'])}`],
    ['tables three deep', `aartis?select=id,deities(id,festivals(id,rituals(id)))`],
    ['the other rows of each row’s own row', `aartis?select=id,deities(id,aartis(id))`],
    ['the same by the name of a key', `aartis?select=id,deities!aartis_deity_id_fkey(id,festivals(id))`],
    ['the same by the name of a column', `aartis?select=id,deity_id(id,aartis(id))`],
    ['the same by aliases', `aartis?select=id,d:deities(id,f:festivals(id))`],
    ['the same by a spread', `aartis?select=id,...deities(id,aartis(id))`],
    ['the same in capitals of another quoting', `aartis?select=id,"deities"(id,"aartis"(id))`],
    ['the same in two selects', `aartis?select=id&select=deities(id,aartis(id))`],
    ['the same at another address', `%61artis?select=id,deities(id,aartis(id))`],
    [
      'one table under seven names',
      `deities?select=${Array.from({ length: 7 }, (_, n) => `a${n}:aartis(id)`).join(',')}`,
    ],
    ['one column 400 times', `aartis?select=${aliases(400, 'lyrics')}`],
    ['one column three times', `aartis?select=${aliases(3, 'title')}`],
    ['one column with casts', `aartis?select=a:title::text,b:title::text,c:title::text`],
    ['everything 50 times', `aartis?select=${Array<string>(50).fill('*').join(',')}`],
    [
      'a part of a value 30 times',
      `deities?select=${Array.from({ length: 30 }, (_, n) => `a${n}:name->x`).join(',')}`,
    ],
    ['a regular expression', 'aartis?select=id&title=match.(a*)*%5C1b'],
    ['one that is turned around', 'aartis?select=id&title=not.imatch.(a*)*%5C1b'],
    ['one of several', 'aartis?select=id&title=match(any).{(a*)*b}'],
    ['one in a choice', 'aartis?select=id&or=(title.match.(a*)*b,id.is.null)'],
    ['one in a choice of another table', 'deities?select=id,aartis(id)&aartis.or=(title.not.imatch.x)'],
    ['a hundred conditions', `aartis?select=id${'&id=not.is.null'.repeat(100)}`],
    ['a hundred in one choice', `aartis?select=id&or=(${manyOf(100, 'id.is.null')})`],
    [
      'a hundred in a choice of another table',
      `deities?select=id,aartis(id)&aartis.or=(${manyOf(100, 'id.is.null')})`,
    ],
    [
      'a hundred within a choice',
      `aartis?select=id&and=(or(${manyOf(50, 'id.is.null')}),or(${manyOf(50, 'id.is.null')}))`,
    ],
    ['a hundred in two choices', `aartis?select=id${`&or=(${manyOf(50, 'id.is.null')})`.repeat(2)}`],
    ['a hundred that are turned around', `aartis?select=id&not.or=(${manyOf(100, 'id.is.null')})`],
    ['a hundred behind quotes', `aartis?select=id&or=(id.eq.a"b,${manyOf(100, 'id.is.null')})`],
    ['any of a hundred', `aartis?select=id&title=eq(any).{${manyOf(100, 'a')}}`],
    ['all of a hundred in a choice', `aartis?select=id&or=(title.neq(all).{${manyOf(100, 'a')}},id.is.null)`],
    ['one of a thousand', `aartis?select=id&title=in.(${manyOf(1000, 'a')})`],
    ['an order by a hundred columns', `aartis?select=id&order=${manyOf(100, 'id')}`],
    ['a pattern', 'aartis?select=id&content=like.*a*'],
    ['one of 3,000 letters', `aartis?select=id&content=ilike.*${'a'.repeat(3000)}b*`],
    ['one that any letter fits', `aartis?select=id&content=like.%25${'_'.repeat(2900)}~~%25`],
    ['one that is turned around', 'aartis?select=id&content=not.ilike.*a*'],
    ['one of several patterns', 'aartis?select=id&content=like(any).{*a*,*b*}'],
    ['a pattern in a choice', `aartis?select=id&or=(content.like.*${'a'.repeat(3000)}b*,id.is.null)`],
    ['one of several in a choice', 'aartis?select=id&or=(content.not.ilike(all).{*a*},id.is.null)'],
    [
      'a pattern in a choice within a choice',
      'aartis?select=id&or=(and(content.like.*a*,id.is.null),id.is.null)',
    ],
    ['a pattern for another table', 'deities?select=id,aartis(id)&aartis.content=like.*a*'],
    ['a pattern with an escaped letter', 'aartis?select=id&content=%6cike.*a*'],
    ['words of a text', 'aartis?select=id&content=fts.ram'],
    ['words of a text in another language', 'aartis?select=id&content=not.plfts(german).ram'],
    ['words of a text in a choice', 'aartis?select=id&or=(content.wfts.ram,id.is.null)'],
    ['words of a text of another table', 'deities?select=id,aartis(id)&aartis.content=phfts.ram'],
    ['a choice seven deep', `aartis?select=id&or=${withinEachOther(7, 'or')}`],
    ['a choice thousands deep', `aartis?select=id&or=${withinEachOther(3000, 'and')}`],
    [
      'one that is turned around thousands of times',
      `aartis?select=id&and=${withinEachOther(1500, 'not.and')}`,
    ],
    ['a select of 9,000 letters', `aartis?select=${'a,'.repeat(4500)}`],
  ])('%s', async (_, query) => {
    const heard = await server.ask(`/rest/v1/${query}`);
    expect(heard.status).toBe(400);
    expect(server.code(heard)).toBe('too_much_asked');
  });

  test('what a row that is written would bring along', async () => {
    const heard = await server.ask(`/rest/v1/contactus?select=${nested(4, ['deities', 'aartis'])}`, {
      method: 'POST',
      headers: { prefer: 'return=representation' },
      body: '{}',
    });
    expect(server.code(heard)).toBe('too_much_asked');
  });

  test('the same without its rows', async () => {
    const heard = await server.ask(`/rest/v1/aartis?select=${nested(3, ['deities', 'aartis'])}`, {
      method: 'HEAD',
    });
    expect(heard.status).toBe(400);
  });
});

describe('what is asked rightly is answered:', () => {
  test.each([
    ['plain columns', 'aartis?select=id,title,deity_id&limit=3'],
    ['a table with the row that it names', 'aartis?select=id,deities(id,name)&limit=3'],
    ['a table with its rows', 'deities?select=id,aartis(id),festivals(id)&limit=3'],
    ['two deep', 'deities?select=id,festivals(id,rituals(id))&limit=3'],
    ['a count of rows', 'deities?select=id,aartis(count)&limit=3'],
    ['a text that begins with such a word', 'aartis?select=id&title=eq.like.*a*'],
    ['a choice five deep', `aartis?select=id&or=${withinEachOther(5, 'and')}`],
    ['sixty conditions', `aartis?select=id&or=(${manyOf(58, 'id.is.null')})`],
    ['one of a hundred', `aartis?select=id&title=in.(${manyOf(100, 'a')})`],
    ['words with commas', `aartis?select=id&title=eq.${manyOf(100, 'a')}`],
  ])('%s', async (_, query) => {
    const heard = await server.ask(`/rest/v1/${query}`);
    expect(heard.status, heard.text.slice(0, 300)).toBe(200);
  });

  test('no more than a thousand rows come at once', async () => {
    const heard = await server.ask('/rest/v1/aartis?select=id&limit=100000', {
      headers: { prefer: 'count=exact' },
    });
    expect((heard.json as unknown[]).length).toBeLessThanOrEqual(1000);
  });
});

describe('no question', () => {
  test.each(['PURGE', 'QUERY', 'PROPFIND', 'MKCOL'])('is asked by %s', async (method) => {
    const heard = await server.ask('/rest/v1/aartis?select=id&limit=1', { method });
    expect(heard.status).toBe(405);
    expect(server.code(heard)).toBe('method_not_allowed');
    expect(heard.headers.get('allow')).toContain('GET');
  });

  test('is repeated in a header of its answer', async () => {
    const heard = await server.ask(`/rest/v1/aartis?select=id&title=in.(${manyOf(100, 'a')})`);
    expect(heard.headers.get('content-location')).toBeNull();
  });
});
