import { expect, test } from 'vitest';
import { shellHtml } from './shell-html.ts';

const built = '<head><script src="/first-paint.js"></script></head>';
const filesByRoute = {
  '/chat': ['/assets/chat.js', '/assets/rows.js', '/assets/chat.css'],
  '/analysis/$id': ['/assets/analysis.js', '/assets/rows.js'],
  '/admin': ['/assets/admin/admin.js'],
  '/start': ['/assets/start.js'],
};
const chunks = { filesByRoute, takeOver: '/assets/take-over.js' };

test('the shell says, before its first script, which files each screen brings', () => {
  const [before = '', after] = shellHtml(built, chunks).split('<script src="/first-paint.js"></script>');
  expect(after).toBe('</head>');
  expect(
    JSON.parse(/<script type="application\/json" id="files">(.*)<\/script>/.exec(before)?.[1] ?? ''),
  ).toEqual({
    takeOver: '/assets/take-over.js',
    files: ['chat.js', 'rows.js', 'chat.css', 'analysis.js'],
    everybody: { '/chat': [0, 1, 2] },
    members: { '/analysis/': [3, 1] },
  });
});

test('a shell that has changed beyond recognition is a mistake', () => {
  expect(() => shellHtml('<head></head>', chunks)).toThrow('first paint');
});
