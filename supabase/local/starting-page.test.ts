import { describe, expect, test } from 'vitest';
import { answerWhileStarting } from './starting-page.ts';

const inBrowser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

function asked(path: string, accept: string | undefined, method = 'GET'): Response {
  return answerWhileStarting(
    new Request(`http://127.0.0.1:5273${path}`, { method, headers: accept === undefined ? {} : { accept } }),
  );
}

describe('while the server starts', () => {
  test('whoever opens a page reads so in both languages, and the page loads itself again', async () => {
    const answer = asked('/blog?category=kitchen', inBrowser);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await answer.text();
    expect(page).toMatch(/http-equiv="refresh" content="2"/);
    expect(page).toContain('Disha is starting.');
    expect(page).toContain('दिशा शुरू हो रही है।');
    // It has to be whole without a second answer of a server that gives none.
    expect(page).not.toMatch(/<script|<link|src=|url\(/);
  });

  test.each([
    ['/functions/v1/ai-chat', 'application/json', 'POST'],
    ['/rest/v1/profiles', '*/*', 'GET'],
    ['/healthz', undefined, 'GET'],
    ['/auth/v1/token', inBrowser, 'POST'],
  ])('%s asked with %s and %s gets JSON', async (path, accept, method) => {
    const answer = asked(path, accept, method);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ state: 'starting', error: { code: 'starting' } });
  });
});
