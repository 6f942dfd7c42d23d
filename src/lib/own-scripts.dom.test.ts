import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** As browsers have it: a policy has a name, and what it has looked at is no string any more. */
const made: string[] = [];

class Trusted {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
  toString(): string {
    return this.value;
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DEV', false);
  made.length = 0;
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const browsers: [string, () => void][] = [
  ['a browser with Trusted Types', withTrustedTypes],
  ['a browser without', () => vi.stubGlobal('trustedTypes', undefined)],
];

describe.each(browsers)('in %s', (_, begin) => {
  test.each(['/index.js', '/assets/almanac-worker-x1.js', '/ocr/7/worker.min.js'])(
    'a script of the build may start: %s',
    async (path) => {
      begin();
      const { ownScript } = await import('./own-scripts.ts');
      expect(textOf(ownScript(path))).toBe(path);
      expect(textOf(ownScript(location.origin + path))).toBe(location.origin + path);
    },
  );

  test.each([
    'https://elsewhere.example/assets/a.js',
    '//elsewhere.example/index.js',
    'data:text/javascript,alert(1)',
    'blob:https://elsewhere.example/1',
    '/storage/v1/object/public/deity_images/u/assets/a.js',
    '/assets/../storage/v1/a.js',
    '/assets/picture.svg',
    '/index.js.html',
  ])('nothing else may: %s', async (address) => {
    begin();
    const { ownScript } = await import('./own-scripts.ts');
    expect(() => ownScript(address)).toThrow('is no script of this site');
  });

  test.each(['<img src=x onerror=alert(1)>', '&amp;<b>', 'amp', '&amp; &lt;'])(
    'no markup is read: %s',
    async (markup) => {
      begin();
      const { characterReference } = await import('./own-scripts.ts');
      expect(() => characterReference(markup)).toThrow('not read');
    },
  );

  test('names of characters are', async () => {
    begin();
    const { characterReference } = await import('./own-scripts.ts');
    expect(textOf(characterReference('&amp;'))).toBe('&amp;');
  });

  test('data of a script element is JSON and nothing else', async () => {
    begin();
    const { dataOfScript } = await import('./own-scripts.ts');
    expect(textOf(dataOfScript('{"@type":"Blog"}'))).toBe('{"@type":"Blog"}');
    for (const script of ['alert(1)', '{"a":1};alert(1)', 'x={}', ''])
      expect(() => dataOfScript(script)).toThrow(SyntaxError);
  });
});

test('one policy serves all, and one of the browser’s own choice those who ask by bare addresses', async () => {
  withTrustedTypes();
  const { letPackagesStartOwnScripts, ownScript } = await import('./own-scripts.ts');
  ownScript('/index.js');
  expect(ownScript('/index.js')).toBeInstanceOf(Trusted);
  letPackagesStartOwnScripts();
  expect(made).toEqual(['disha', 'default']);
});

/** Where a policy was at work it is an object that only looks like text. */
function textOf(value: { toString(): string }): string {
  return value.toString();
}

function withTrustedTypes(): void {
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: Record<string, (value: string) => string>) {
      if (made.includes(name)) throw new TypeError(`There is a policy ${name} already`);
      made.push(name);
      return Object.fromEntries(
        Object.entries(rules).map(([rule, look]) => [rule, (value: string) => new Trusted(look(value))]),
      );
    },
  });
}
