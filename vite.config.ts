/// <reference types="vitest/config" />
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from './src/pwa/manifest.ts';

/** Test runs compile modules one by one and need neither routes nor a worker. */
const isTestRun = process.env['VITEST'] === 'true';

/** What the embedded backend answers; `npm run dev` passes it on from Vite's own server. */
const backendPaths = [
  '/auth/v1',
  '/rest/v1',
  '/storage/v1',
  '/functions/v1',
  '/realtime/v1',
  '/config.json',
  '/mailbox',
  '/sandbox',
  '/healthz',
];
const backend = process.env['BACKEND_URL'] ?? 'http://127.0.0.1:5274';

const appPlugins = [
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/app/route-tree.gen.ts',
    quoteStyle: 'single',
    semicolons: true,
  }),
  react(),
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'index.ts',
    injectRegister: false,
    manifest,
    injectManifest: {
      globPatterns: ['**/*.{js,css,html,woff2,svg,png,webmanifest}'],
      // Nobody pays without a network, and the checkout has to come with the policy that the server gives it. What it
      // shares with the app has other names.
      // What opens PDFs and HEIC is larger than all the rest together, and comes when somebody attaches one.
      globIgnores: [
        'pay.html',
        'assets/pay-*',
        'assets/libheif-*',
        'assets/pdf.worker*',
        'assets/read-pdf-*',
      ],
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
    },
    devOptions: { enabled: false },
  }),
];

export default defineConfig({
  plugins: isTestRun ? [react()] : appPlugins,
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: { input: { index: 'index.html', pay: 'pay.html' } },
  },
  server: { proxy: Object.fromEntries(backendPaths.map((path) => [path, backend])) },
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'sw/**/*.test.ts',
            'supabase/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
          exclude: ['**/*.dom.test.ts', '**/*.pg.test.ts', '**/node_modules/**'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['src/**/*.dom.test.{ts,tsx}'],
          setupFiles: ['tests/dom-setup.ts'],
        },
      },
      {
        test: {
          name: 'pg',
          environment: 'node',
          include: [
            'tests/db/**/*.pg.test.ts',
            'tests/sim/**/*.pg.test.ts',
            'supabase/**/*.pg.test.ts',
            'src/**/*.pg.test.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'sim',
          environment: 'node',
          include: ['tests/sim/**/*.test.ts'],
          exclude: ['**/*.pg.test.ts'],
          // The schedules are shared out among processes of their own: one file at a time has all cores.
          fileParallelism: false,
          testTimeout: 900_000,
        },
      },
      {
        test: {
          name: 'race',
          environment: 'node',
          include: ['tests/race/**/*.test.ts'],
          globalSetup: ['tests/race/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
