import { spawn } from 'node:child_process';
import type { Plugin } from 'vite';

/** Draws the public pages into the build once it is written. In a process of its own, which is for the server and not for browsers. */
export function publicPages(): Plugin {
  return {
    name: 'public-pages',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () =>
        new Promise((resolve, reject) => {
          const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/prerender.ts'], {
            stdio: 'inherit',
            env: { ...process.env, NODE_ENV: 'production' },
          });
          child.once('error', reject);
          child.once('exit', (status) =>
            status === 0 ? resolve() : reject(new Error(`The public pages could not be drawn (${status}).`)),
          );
        }),
    },
  };
}
