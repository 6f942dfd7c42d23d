/** Hot reload: the embedded backend on one port, Vite in front of it on another. Ctrl+C ends both. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { reset: { type: 'boolean' } } });
const pagePort = process.env.PORT ?? '5273';
const backendPort = process.env.BACKEND_PORT ?? String(Number(pagePort) + 1);
const tsx = join('node_modules', 'tsx', 'dist', 'cli.mjs');
const vite = join('node_modules', 'vite', 'bin', 'vite.js');
const children = [
  spawn(process.execPath, [tsx, 'watch', 'supabase/local/main.ts', ...(values.reset ? ['--reset'] : [])], {
    stdio: 'inherit',
    env: { ...process.env, PORT: backendPort, SITE_URL: `http://127.0.0.1:${pagePort}` },
  }),
  spawn(process.execPath, [vite, '--port', pagePort, '--strictPort', '--host', '127.0.0.1'], {
    stdio: 'inherit',
    env: { ...process.env, BACKEND_URL: `http://127.0.0.1:${backendPort}` },
  }),
];
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
// npm passes a signal on to its shell only; when that has ended, this process has another parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) children.forEach((child) => child.kill());
}, 500).unref();
for (const child of children) {
  child.on('exit', (code) => {
    children.forEach((other) => other.kill());
    process.exitCode = code ?? 0;
  });
}
