import { expect, test } from 'vitest';
import { shellHtml } from './shell-html.ts';

const built = '<head><script src="/first-paint.js"></script></head>';
const files = {
  '/chat': ['/assets/chat.js', '/assets/rows.js', '/assets/chat.css'],
  '/analysis/$id': ['/assets/analysis.js', '/assets/rows.js'],
  '/admin': ['/assets/admin/admin.js'],
  '/start': ['/assets/start.js'],
};

test('the shell says, before its first script, which files each screen brings', () => {
  const [before = '', after] = shellHtml(built, files).split('<script src="/first-paint.js"></script>');
  expect(after).toBe('</head>');
  expect(
    JSON.parse(/<script type="application\/json" id="files">(.*)<\/script>/.exec(before)?.[1] ?? ''),
  ).toEqual({
    files: ['chat.js', 'rows.js', 'chat.css', 'analysis.js'],
    everybody: { '/chat': [0, 1, 2] },
    members: { '/analysis/': [3, 1] },
  });
});

test('a shell that has changed beyond recognition is a mistake', () => {
  expect(() => shellHtml('<head></head>', files)).toThrow('first paint');
});
