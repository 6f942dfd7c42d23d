/** How soon a browser asks again. */
const againSeconds = 2;

const headers = { 'cache-control': 'no-store', 'retry-after': String(againSeconds) };

/** Answers while the server starts: a page that loads itself again to whoever opens one in a browser, JSON to programs. */
export function answerWhileStarting(request: Request): Response {
  return asksForPage(request)
    ? new Response(page, {
        status: 503,
        headers: {
          ...headers,
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          vary: 'accept',
        },
      })
    : Response.json(
        { ok: false, state: 'starting', error: { code: 'starting', message: 'Disha is starting.' } },
        { status: 503, headers: { ...headers, vary: 'accept' } },
      );
}

function asksForPage({ method, headers: asked }: Request): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && /(?:^|,)\s*text\/html\s*(?:[,;]|$)/i.test(asked.get('accept') ?? '');
}

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${againSeconds}"><title>Disha · दिशा</title>
<style>
:root{color-scheme:light dark}
body{max-width:32rem;margin:auto;padding:18vh 1.25rem 2rem;font:1.0625rem/1.6 system-ui,sans-serif;text-align:center;background:#fbf7ef;color:#2a2118}
h1{font-size:1.5rem;margin:0 0 1rem}p{margin:0 0 .5rem}svg{width:4rem;height:4rem}
@media (prefers-color-scheme:dark){body{background:#17130e;color:#f3e9d8}}
</style>
<body role="status"><svg viewBox="0 0 64 64" fill="none" stroke="#c8921e" stroke-width="3" aria-hidden="true"><circle cx="32" cy="32" r="28"/><circle cx="32" cy="32" r="18"/><circle cx="32" cy="32" r="8"/></svg>
<h1>Disha · दिशा</h1>
<p>Disha is starting. This page opens by itself in a moment.</p>
<p lang="hi">दिशा शुरू हो रही है। यह पन्ना थोड़ी देर में अपने-आप खुल जाएगा।</p>
</body></html>
`;
