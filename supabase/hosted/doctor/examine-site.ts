import { securityHeaders, type ServedSite } from '../../local/security-headers.ts';
import {
  fieldOf,
  finding,
  heardIn,
  type DoctorFinding,
  type SiteAnswer,
  type Patient,
  unknown,
} from './finding.ts';

/** What the host of the site's files answers with. */
export async function examineSite(patient: Patient): Promise<DoctorFinding[]> {
  const { ask, siteUrl } = patient;
  const page = (path: string) => ask(siteUrl + path, { headers: { accept: 'text/html' } });
  const area = 'site';
  const [home, blog, chat, login, missing, worker, manifest, sitemap] = await Promise.all([
    page('/'),
    page('/blog'),
    page('/chat'),
    page('/auth'),
    page('/no-such-file-of-disha.js'),
    ask(`${siteUrl}/index.js`),
    ask(`${siteUrl}/manifest.webmanifest`),
    ask(`${siteUrl}/sitemap.xml`),
  ]);
  const findings: DoctorFinding[] = [
    finding(area, 'the home page is drawn', isHtml(home) && isDrawn(home), {
      detail: heardIn(home),
      mend: 'Build with `SITE_URL=… npm run build` and serve / with dist/index.html.',
    }),
    finding(area, '/blog is drawn', isHtml(blog) && isDrawn(blog), {
      detail: isHtml(blog) ? 'the answer has no heading: it is the empty shell' : heardIn(blog),
      mend: 'Serve /blog with dist/blog.html, and every other address in the same way before the shell.',
    }),
    finding(area, 'addresses of the app answer with the shell', isShell(chat) && isShell(login), {
      detail: isHtml(chat) ? '/chat answers with a drawn page' : `/chat ${heardIn(chat)}`,
      mend: 'Let every address without a file answer 200 with dist/shell.html; see dist/hosting.',
    }),
    finding(area, 'a missing file stays missing', missing.status === 404, {
      detail: heardIn(missing),
      mend: 'Addresses with an ending (.js, .png) must answer 404 and not with the shell: old tabs would run HTML as a script.',
    }),
    finding(
      area,
      'the worker is JavaScript and asked for anew each time',
      isScript(worker) && isAskedAnew(worker),
      {
        detail: worker.status === 200 ? aboutKeeping(worker) : heardIn(worker),
        mend: 'Serve /index.js as text/javascript with Cache-Control: no-cache. Kept for long it holds people on an old version.',
      },
    ),
    finding(area, 'the manifest can be read', isManifest(manifest), {
      detail:
        manifest.status === 200
          ? `it comes as ${manifest.headers.get('content-type') ?? 'nothing'}`
          : heardIn(manifest),
      mend: 'Serve /manifest.webmanifest as application/manifest+json.',
    }),
    finding(area, 'pages are asked for anew each time', [home, blog, chat].every(isAskedAnew), {
      detail: aboutKeeping([home, blog, chat].find((one) => !isAskedAnew(one)) ?? home),
      mend: 'Serve HTML with Cache-Control: no-cache, so that nobody gets a page whose scripts are gone.',
    }),
    finding(area, 'search engines are told this address', sitemap.text.includes(`<loc>${siteUrl}`), {
      detail:
        sitemap.status === 200
          ? `sitemap.xml names ${/<loc>([^<]*)/.exec(sitemap.text)?.[1] ?? 'nothing'}`
          : heardIn(sitemap),
      mend: `Build again with SITE_URL=${siteUrl}.`,
    }),
  ];
  findings.push(...(await examineFiles(patient, home, manifest, sitemap)));
  findings.push(await examineHttps(patient));
  return findings;
}

/** The files that the first answers name. */
async function examineFiles(
  { ask, siteUrl }: Patient,
  home: SiteAnswer,
  manifest: SiteAnswer,
  sitemap: SiteAnswer,
): Promise<DoctorFinding[]> {
  const area = 'site';
  const script = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(home.text)?.[1];
  const findings: DoctorFinding[] = [];
  if (script === undefined)
    findings.push(unknown(area, 'scripts are kept for good', 'the home page names none'));
  else {
    const heard = await ask(siteUrl + script, { headers: { 'accept-encoding': 'br, gzip' } });
    const age = Number(/max-age=(\d+)/.exec(heard.headers.get('cache-control') ?? '')?.[1] ?? 0);
    findings.push(
      finding(area, 'scripts are kept for good', isScript(heard) && age >= 2_592_000, {
        detail: isScript(heard) ? aboutKeeping(heard) : `${script} ${heardIn(heard)}`,
        mend: 'Serve /assets/* with Cache-Control: public, max-age=31536000, immutable: their names change with what is in them.',
      }),
      finding(area, 'scripts come compressed', heard.headers.get('content-encoding') !== null, {
        detail: 'they come as they are',
        mend: 'Turn on brotli or gzip; the build keeps .br and .gz beside each file.',
      }),
    );
  }
  const icons = fieldOf(manifest.json, 'icons');
  const sources = (Array.isArray(icons) ? icons : []).flatMap((icon) => {
    const src = fieldOf(icon, 'src');
    return typeof src === 'string' ? [src] : [];
  });
  const answers = await Promise.all(
    sources.map(async (src) => ({ src, heard: await ask(new URL(src, `${siteUrl}/`).href) })),
  );
  const lost = answers.filter(({ heard }) => !(heard.headers.get('content-type') ?? '').startsWith('image/'));
  findings.push(
    finding(area, 'the icons are there', sources.length > 0 && lost.length === 0, {
      detail: sources.length === 0 ? 'the manifest names none' : lost.map(({ src }) => src).join(', '),
      mend: 'Upload all of dist/, dot files and folders too.',
    }),
  );
  const post = /<loc>([^<]*\/blog\/[^<]+)<\/loc>/.exec(sitemap.text)?.[1];
  if (post === undefined) findings.push(unknown(area, 'posts are drawn', 'the sitemap names none'));
  else {
    const heard = await ask(siteUrl + new URL(post).pathname, { headers: { accept: 'text/html' } });
    findings.push(
      finding(area, 'posts are drawn', isHtml(heard) && isDrawn(heard), {
        detail: heardIn(heard),
        mend: 'Serve /blog/<post> with dist/blog/<post>.html.',
      }),
    );
  }
  return findings;
}

async function examineHttps({ ask, siteUrl }: Patient): Promise<DoctorFinding> {
  const check = 'plain http leads to https';
  const { protocol, host, hostname } = new URL(siteUrl);
  if (protocol !== 'https:')
    return /^(?:localhost|127\.|\[::1\])/.test(hostname)
      ? unknown('site', check, 'this is a machine of your own')
      : {
          area: 'site',
          check,
          state: 'wrong',
          detail:
            'the site is served over http: browsers then offer neither installing nor reminders nor the microphone',
          mend: 'Serve it over https.',
        };
  const heard = await ask(`http://${host}/`);
  return finding(
    'site',
    check,
    heard.status >= 300 && (heard.headers.get('location') ?? '').startsWith('https:'),
    {
      detail: heardIn(heard),
      mend: 'Let http answer 301 to https.',
    },
  );
}

/** Every security header of a few addresses, beside what this version says of each. */
export async function examineHeaders(patient: Patient): Promise<DoctorFinding[]> {
  const { ask, siteUrl, supabaseUrl, config } = patient;
  const isEmbedded = supabaseUrl === siteUrl;
  const site: ServedSite = {
    // The rules that the build writes for hosts of files hold for both ways to pay.
    opensGateway: !isEmbedded || config['payments'] === 'razorpay',
    isHttps: siteUrl.startsWith('https:'),
  };
  // Built without the project's address they allow all of Supabase's.
  const meant = isEmbedded
    ? [site]
    : [supabaseUrl, 'https://*.supabase.co'].map((projectUrl) => ({ ...site, projectUrl }));
  const paths = [
    '/',
    '/blog',
    '/chat',
    '/pay',
    '/index.js',
    '/manifest.webmanifest',
    '/no-such-file-of-disha.js',
  ];
  return Promise.all(
    paths.map(async (path) => {
      const heard = await ask(siteUrl + path, { headers: { accept: 'text/html' } });
      const type = heard.headers.get('content-type') ?? '';
      const [differing = []] = meant
        .map((one) =>
          Object.entries(securityHeaders(path, one, type)).filter(
            ([name, value]) => !isSameHeader(name, heard.headers.get(name), value),
          ),
        )
        .toSorted((one, other) => one.length - other.length);
      return finding('headers', `${path} has the headers of this version`, differing.length === 0, {
        detail: differing
          .map(([name]) => `${name} is ${shortened(heard.headers.get(name)) ?? 'missing'}`)
          .join('; '),
        mend: `Use the rules that the build writes for your host (dist/hosting). Expected: ${differing.map(([name, value]) => `${name}: ${value}`).join('\n        ')}`,
      });
    }),
  );
}

/** Hosts add spaces, and a stricter time for https is as good. */
function isSameHeader(name: string, has: string | null, should: string): boolean {
  if (has === null) return false;
  if (name === 'strict-transport-security') return Number(/max-age=(\d+)/.exec(has)?.[1] ?? 0) >= 31_536_000;
  const plain = (value: string) => value.replaceAll(/\s+/g, ' ').replace(/;\s*$/, '').trim();
  return plain(has) === plain(should);
}

/** The site's own word on where the project is. */
export function examineConfig(
  heard: SiteAnswer,
  siteUrl: string,
): { findings: DoctorFinding[]; config: Record<string, unknown> } {
  const area = 'config';
  const config = (heard.status === 200 ? heard.json : undefined) as Record<string, unknown> | undefined;
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    return {
      findings: [
        finding(area, 'config.json can be read', false, {
          detail: heardIn(heard),
          mend: 'Put a config.json beside index.html; docs/hosting.md has one to copy.',
        }),
      ],
      config: {},
    };
  const url = config['supabaseUrl'];
  const key = config['supabaseKey'];
  const isEmbedded = config['embedded'] === true;
  const isSecret =
    /sb_secret_|service_role/.test(typeof key === 'string' ? key + payloadOf(key) : '') ||
    /sb_secret_/.test(heard.text);
  return {
    config,
    findings: [
      { area, check: 'config.json can be read', state: 'fine' },
      finding(
        area,
        'it says where the project is',
        isEmbedded || (typeof url === 'string' && /^https:\/\/[^/]+\/?$/.test(url)),
        {
          detail: `supabaseUrl is ${JSON.stringify(url)}`,
          mend: '"supabaseUrl": "https://<ref>.supabase.co"',
        },
      ),
      finding(
        area,
        'its key is one that everybody may have',
        typeof key === 'string' && key !== '' && !isSecret,
        {
          detail: isSecret
            ? 'it is a SECRET key: whoever opens the site can read and change everything'
            : `supabaseKey is ${JSON.stringify(key)}`,
          mend: isSecret
            ? 'Revoke that key now (Settings → API keys), then write the publishable key there.'
            : 'Write the publishable key there (Settings → API keys).',
        },
      ),
      finding(area, 'it is asked for anew each time', isAskedAnew(heard), {
        detail: aboutKeeping(heard),
        mend: 'Serve /config.json with Cache-Control: no-cache.',
      }),
      finding(
        area,
        'mails are sent',
        config['mailbox'] !== true || /^https?:\/\/(?:localhost|127\.)/.test(siteUrl),
        {
          detail: 'mails stay in the mailbox page of the machine, which nobody else can open',
          mend: 'Set SMTP_URL and MAIL_FROM.',
        },
      ),
      finding(
        area,
        'payments are not played',
        config['payments'] !== 'sandbox' || /^https?:\/\/(?:localhost|127\.)/.test(siteUrl),
        {
          detail: 'whoever pretends to pay gets credits',
          mend: 'Set the keys of the gateway, or PAYMENT_SANDBOX=0.',
        },
      ),
    ],
  };
}

/** The readable part of a token; '' of a key that is none. */
function payloadOf(key: string): string {
  const [, payload = '', signature] = key.split('.');
  return signature === undefined ? '' : Buffer.from(payload, 'base64url').toString();
}

function isHtml({ status, headers }: SiteAnswer): boolean {
  return status === 200 && /text\/html/.test(headers.get('content-type') ?? '');
}

function isDrawn({ text }: SiteAnswer): boolean {
  return /<h1[\s>]/.test(text);
}

function isShell(heard: SiteAnswer): boolean {
  return isHtml(heard) && /<div id="root"/.test(heard.text) && !isDrawn(heard);
}

function isScript({ status, headers }: SiteAnswer): boolean {
  return status === 200 && /javascript/.test(headers.get('content-type') ?? '');
}

function isManifest({ status, headers, json }: SiteAnswer): boolean {
  const type = headers.get('content-type') ?? '';
  return (
    status === 200 &&
    /application\/(?:manifest\+)?json/.test(type) &&
    typeof fieldOf(json, 'name') === 'string'
  );
}

/** Five minutes late is as good as at once. */
function isAskedAnew({ headers }: SiteAnswer): boolean {
  const said = headers.get('cache-control') ?? '';
  return /no-cache|no-store/.test(said) || Number(/max-age=(\d+)/.exec(said)?.[1] ?? Infinity) <= 300;
}

function aboutKeeping({ headers }: SiteAnswer): string {
  return `it comes as ${headers.get('content-type') ?? 'nothing'} with cache-control ${headers.get('cache-control') ?? 'unset'}`;
}

function shortened(value: string | null): string | undefined {
  if (value === null) return undefined;
  return value.length > 120 ? `“${value.slice(0, 120)}…”` : `“${value}”`;
}
