import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('own pages', () => {
  test.each([
    '/chat',
    '/chat?session=6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    '/',
    '/analysis/6f9619ff-8b86-4d01-b42d-00cf4fc964ff#summary',
    '/blog/kitchen-in-the-south-east?from=%2Fhome',
    '/authors',
  ])('%s is kept as it is', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });
});

describe('what somebody else may have written into the address', () => {
  test.each([
    ['another host', 'https://evil.example/'],
    ['another host without a scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash read as a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash later on', '/chat\\..\\..\\evil'],
    ['an escaped slash', '/%2fevil.example'],
    ['an escaped slash in capitals', '/%2Fevil.example'],
    ['two escaped slashes', '%2f%2fevil.example'],
    ['an escaped backslash', '/%5cevil.example'],
    ['dot segments that leave two slashes', '/.//evil.example'],
    ['parent segments that leave two slashes', '/chat/..//evil.example'],
    ['escaped dot segments', '/%2e//evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['a leading space', ' //evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JaVaScRiPt:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['credentials before a host', '/@evil.example//'.replace('/@', '//a@')],
    ['a relative path', 'chat'],
    ['a broken escape', '/%zz'],
    ['nothing', ''],
    ['no text', undefined],
    ['a list', ['/chat']],
    ['an object', { path: '/chat' }],
  ])('%s is refused', (_, value) => {
    expect(safeRedirect(value)).toBeUndefined();
  });

  test.each([
    '/auth',
    '/auth?redirect=/auth',
    '/auth/',
    '/AUTH',
    '/%61uth',
    '/callback?code=1',
    '/start',
    '/reset-password',
  ])('%s would lead in a circle and is refused', (path) => {
    expect(safeRedirect(path)).toBeUndefined();
  });

  test('whatever comes in, what comes out stays on our own host', () => {
    const piece = oneof(
      constantFrom('/', '\\', '//', '.', '..', '@', ':', '%2f', '%5c', '\t', 'evil.example', '?', '#'),
      string(),
    );
    assert(
      property(array(piece, { maxLength: 8 }), (pieces) => {
        const target = safeRedirect(pieces.join(''));
        if (target === undefined) return;
        expect(target).toMatch(/^\/(?!\/)/);
        expect(new URL(target, 'https://disha.example').origin).toBe('https://disha.example');
        expect(safeRedirect(target)).toBe(target);
      }),
      { numRuns: 2000 },
    );
  });
});
