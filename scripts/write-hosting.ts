/**
 * Writes into dist/hosting what common hosts of files are to be told, a folder for each, and beside the pages the one
 * that hosts show for addresses that nothing lies at. Run by the build.
 *
 * CONTENT_URL: the project that the app talks to. Without it, it is the one of dist/config.json, or any of Supabase's.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routeAccess } from '../src/app/route-access.ts';
import { isRecord } from '../src/domain/is-record.ts';
import { hostingFiles } from './site/hosting-files.ts';

const dist = 'dist';
const folder = join(dist, 'hosting');
const routes = Object.keys(routeAccess);

copyFileSync(join(dist, 'shell.html'), join(dist, '404.html'));
rmSync(folder, { recursive: true, force: true });
const files = hostingFiles({
  // Hosts of files have nothing of the backend: whatever is paid there is paid through the gateway.
  site: {
    projectUrl: projectUrl(),
    opensGateway: true,
    isHttps: !process.env['SITE_URL']?.startsWith('http:'),
  },
  routes,
  drawn: routes.filter((path) =>
    existsSync(join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`)),
  ),
});
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

function projectUrl(): string {
  if (process.env['CONTENT_URL']) return process.env['CONTENT_URL'];
  const file = join(dist, 'config.json');
  const config: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const said = isRecord(config) ? config['supabaseUrl'] : undefined;
  return typeof said === 'string' && said !== '' ? said : 'https://*.supabase.co';
}
