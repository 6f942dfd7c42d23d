import { headersOf, servedAt, type Served, type ServedSite } from '../../supabase/local/security-headers.ts';

export interface HostedBuild {
  site: ServedSite;
  /** Addresses of the app as its router writes them ('/analysis/$id'). */
  routes: readonly string[];
  /** Addresses that the build has drawn, with a file of their own. */
  drawn: readonly string[];
}

/**
 * What common hosts of files are told, as files by their names: who serves which headers, which addresses the app starts
 * at, and what may be kept. On all of them a drawn page answers at its address, the other addresses of the app with
 * `shell.html`, and what is missing stays missing; hosts that cannot tell a missing file from an address answer what the
 * app has no route for with `404.html`, which is the shell too.
 */
export function hostingFiles(build: HostedBuild): Record<string, string> {
  const shellPaths = addressesOfShell(build);
  return {
    'cloudflare/_headers': headersFile(build.site, { detaches: true }),
    'cloudflare/_redirects': lines(
      // There they come before the files that lie at an address.
      shellPaths.filter((path) => path !== '/blog/*').map((path) => `${path} /shell 200`),
    ),
    'netlify/_headers': headersFile(build.site, { detaches: false }),
    'netlify/_redirects': lines(shellPaths.map((path) => `${path} /shell.html 200`)),
    'vercel/vercel.json': json(vercel(build.site, shellPaths)),
    'firebase/firebase.json': json(firebase(build.site, shellPaths)),
    'nginx/disha.conf': nginx(build.site),
    'caddy/Caddyfile': caddy(build.site),
    'apache/.htaccess': apache(build.site),
  };
}

/** Kept for ever under names that change with what is in them; all else is asked for anew. */
const forever = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

type Special = keyof typeof servedAt;
const specials = Object.keys(servedAt) as Special[];

/** With a star for the rest of an address. A post may be younger than the build. */
function addressesOfShell({ routes, drawn }: HostedBuild): string[] {
  const addresses = routes.map((route) => route.replace(/\$.*/, '*'));
  return [...new Set(addresses)].filter((path) => path !== '/index' && !drawn.includes(path)).sort();
}

/** What `kind` has other than everything else. */
function otherHeaders(kind: Special, site: ServedSite): [string, string][] {
  const usual = headersOf('app', site);
  return Object.entries(headersOf(kind, site)).filter(([name, value]) => usual[name] !== value);
}

/** All rules that match are put together: by commas, unless the earlier value is taken away; elsewhere the last one holds. */
function headersFile(site: ServedSite, { detaches }: { detaches: boolean }): string {
  const block = (path: string, entries: readonly (readonly [string, string])[], isAbove = false) =>
    [
      path,
      ...entries.flatMap(([name, value]) => [
        ...(isAbove && detaches ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]),
    ].join('\n');
  return lines([
    block('/*', Object.entries(headersOf('app', site))),
    ...specials.flatMap((kind) => servedAt[kind].map((path) => block(path, otherHeaders(kind, site), true))),
    block('/assets/*', [['cache-control', forever]]),
  ]);
}

interface Rule {
  source: string;
  headers: { key: string; value: string }[];
}

function rule(source: string, headers: Readonly<Record<string, string>>): Rule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** Of rules that match the same address none is above another, so each address has one. */
function vercel(site: ServedSite, shellPaths: readonly string[]): object {
  const all = specials.flatMap((kind) => servedAt[kind]);
  const others = all.map((path) =>
    path.endsWith('*') ? path.slice(1, -1) : `${path.slice(1).replaceAll('.', '\\.')}$`,
  );
  return {
    cleanUrls: true,
    trailingSlash: false,
    rewrites: shellPaths.map((path) => ({ source: path.replace('*', ':rest*'), destination: '/shell' })),
    headers: [
      rule(`/((?!${others.join('|')}).*)`, headersOf('app', site)),
      ...specials.flatMap((kind) =>
        servedAt[kind].map((path) => rule(path.replace('*', '(.*)'), headersOf(kind, site))),
      ),
      rule('/assets/(.*)', { 'cache-control': forever }),
    ],
  };
}

/** The last rule that matches holds. */
function firebase(site: ServedSite, shellPaths: readonly string[]): object {
  return {
    hosting: {
      public: 'dist',
      ignore: ['hosting/**', '**/*.br', '**/*.gz', '.vite/**'],
      cleanUrls: true,
      trailingSlash: false,
      rewrites: shellPaths.map((path) => ({ source: path.replace('*', '**'), destination: '/shell.html' })),
      headers: [
        rule('**', { ...headersOf('app', site), 'cache-control': askAgain }),
        ...specials.flatMap((kind) =>
          servedAt[kind].map((path) =>
            rule(path.replace('*', '**'), Object.fromEntries(otherHeaders(kind, site))),
          ),
        ),
        rule('/assets/**', { 'cache-control': forever }),
      ],
    },
  };
}

/** To be included in a `server`, which says `root`, `listen`, `server_name` and the certificate. */
function nginx(site: ServedSite): string {
  const location = (match: string, served: Served, files: string, cache = askAgain) =>
    [
      `location ${match} {`,
      ...files.split('\n').map((line) => `  ${line}`),
      ...Object.entries(headersOf(served, site)).map(
        ([name, value]) => `  add_header ${name} "${escaped(value)}" always;`,
      ),
      // Not with an error: what is missing now may be there later.
      `  add_header cache-control "${cache}";`,
      '}',
    ].join('\n');
  const isThere = 'try_files $uri =404;';
  const kinds = specials.flatMap((kind) =>
    servedAt[kind].map((path) =>
      path.endsWith('*')
        ? location(`^~ ${path.slice(0, -1)}`, kind, isThere)
        : location(`= ${path}`, kind, `try_files ${path.replace(/(?:\.html)?$/, '.html')} =404;`),
    ),
  );
  return lines([
    'gzip_static on;',
    location('= /', 'app', 'try_files /index.html =404;'),
    ...kinds,
    location('^~ /assets/', 'app', isThere, forever),
    location(
      '= /manifest.webmanifest',
      'app',
      `types {}\ndefault_type application/manifest+json;\n${isThere}`,
    ),
    location('~ \\.[^/]+$', 'app', isThere),
    location('/', 'app', 'try_files $uri.html /shell.html =404;'),
  ]);
}

/** The first line stands for the site's name, which gets its certificate by itself. */
function caddy(site: ServedSite): string {
  const header = (matcher: string, headers: Readonly<Record<string, string>>) =>
    [
      `  header ${matcher} {`,
      ...Object.entries(headers).map(([name, value]) => `    ${name} "${escaped(value)}"`),
      '  }',
    ].join('\n');
  const matchers = specials.map((kind) => `  @${kind} path ${servedAt[kind].join(' ')}`);
  return lines([
    ['{$SITE_NAME:localhost} {', '  root * {$SITE_FOLDER:/srv/disha}'].join('\n'),
    [`  @app not path ${specials.flatMap((kind) => servedAt[kind]).join(' ')}`, ...matchers].join('\n'),
    header('@app', headersOf('app', site)),
    ...specials.map((kind) => header(`@${kind}`, headersOf(kind, site))),
    [
      '  @kept {',
      '    path /assets/*',
      '    file',
      '  }',
      '  @changing not {',
      '    path /assets/*',
      '    file',
      '  }',
      `  header @kept cache-control "${forever}"`,
      `  header @changing cache-control "${askAgain}"`,
      '  header /manifest.webmanifest content-type application/manifest+json',
    ].join('\n'),
    [
      '  @file path_regexp \\.[^/]+$',
      '  handle @file {',
      '    file_server {',
      '      precompressed br gzip',
      '    }',
      '  }',
      '  handle {',
      '    try_files {path}.html {path}index.html /shell.html',
      '    file_server {',
      '      precompressed br gzip',
      '    }',
      '  }',
      '}',
    ].join('\n'),
  ]);
}

/** Beside index.html; it needs mod_headers, mod_rewrite, mod_setenvif and mod_mime, and AllowOverride All. */
function apache(site: ServedSite): string {
  const set = (headers: readonly (readonly [string, string])[], condition = '') =>
    headers.map(([name, value]) => `Header always set ${name} "${escaped(value)}"${condition}`).join('\n');
  // Not with an error: what is missing now may be there later.
  const kept = (value: string, condition = '') => `Header set cache-control "${value}"${condition}`;
  const pattern = (kind: Special) =>
    servedAt[kind]
      .map((path) => `^${path.replaceAll('.', '\\.').replace(/\*$/, '')}${path.endsWith('*') ? '' : '$'}`)
      .join('|');
  return lines([
    'Options -Indexes -MultiViews\nDirectorySlash Off\nDirectoryIndex index.html',
    'AddType application/manifest+json .webmanifest\nAddType application/wasm .wasm\nAddType font/woff2 .woff2',
    [
      'RewriteEngine On',
      '# What the build has drawn answers at its address, the other addresses start the app, what is missing stays so.',
      'RewriteRule ^$ index.html [END]',
      'RewriteCond %{REQUEST_FILENAME} !-f',
      'RewriteCond %{REQUEST_FILENAME}.html -f',
      'RewriteRule ^(.+[^/])$ $1.html [END]',
      'RewriteCond %{REQUEST_FILENAME} !-f',
      'RewriteRule !\\.[^/]+$ shell.html [END]',
    ].join('\n'),
    set(Object.entries(headersOf('app', site))),
    kept(askAgain),
    ...specials.map((kind) =>
      [
        `SetEnvIf Request_URI "${pattern(kind)}" is_${kind}`,
        set(otherHeaders(kind, site), ` env=is_${kind}`),
      ].join('\n'),
    ),
    `SetEnvIf Request_URI "^/assets/" is_asset\n${kept(forever, ' env=is_asset')}`,
  ]);
}

function escaped(value: string): string {
  return value.replaceAll('"', '\\"');
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\n')}\n`;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
