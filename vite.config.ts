/// <reference types="vitest/config" />
import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { ocrFiles } from './scripts/ocr-files.ts';
import { publicPages } from './scripts/site/pages-plugin.ts';
import { guideTopics } from './scripts/site/topics-plugin.ts';
import { publishedVersion } from './scripts/site/version-plugin.ts';
import { manifest } from './src/pwa/manifest.ts';
import { joinClock } from './tests/clock/run-clock.ts';

/** Test runs compile modules one by one and need neither routes nor a worker. */
const isTestRun = process.env['VITEST'] === 'true';
if (isTestRun) joinClock();

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
  '/metrics',
];
const backend = process.env['BACKEND_URL'] ?? 'http://127.0.0.1:5274';

/** No test reads the clock of the machine. */
const clock = 'tests/clock/join-clock.ts';

/** Several tests at once on a small machine: only what hangs runs out of time. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

/** Where what only the administration needs lies in the build: what shares a chunk with it is needed by nothing else. */
const adminFolder = 'assets/admin';
const isOfAdmin = (moduleId: string) => /\/src\/(features\/admin\/|routes\/admin)/.test(moduleId);

const shellName = 'shell';
/**
 * The checkout, the page that repairs and what stands before the app are documents and scripts of their own, and bring
 * nothing else; what the second shares with the app no first view needs.
 */
const isOfFirstView = (moduleId: string) =>
  /\/src\//.test(moduleId) &&
  !/\/src\/(pay\/|repair\/|main\.tsx|i18n\/catalogue\/checkout\.ts|app\/(take-over|held-acts)\.ts)/.test(
    moduleId,
  ) &&
  !/\/src\/(pwa\/(drop-app|look-at-version|published-version)|lib\/(app-caches|save-file|base64))\.ts$/.test(
    moduleId,
  );

/** Beside those of the administration, of what stands beside the app, and of the clocks of the past, which births alone need. */
const isOfMostScreens = (moduleId: string) =>
  /\/src\/(db|lib|remote|session|sync|ui|pwa|domain\/(account|acts|credits|time(?!\/(clock-history|merged-zones))))\/|\/src\/domain\/latin-digits\.ts|\/node_modules\/(dexie|@mantine)/.test(
    moduleId,
  ) && isOfFirstView(moduleId);

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
  ocrFiles(),
  guideTopics(),
  publishedVersion(),
  publicPages(),
  VitePWA({
    // After the pages are drawn.
    integration: { closeBundleOrder: 'post' },
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'index.ts',
    injectRegister: false,
    manifest,
    // They are among the files of the build.
    includeManifestIcons: false,
    injectManifest: {
      // Of the pages that the build draws, the first one alone: what others show the app draws at once.
      globPatterns: ['**/*.{js,css,woff2,svg,png}', '{index,shell,repair}.html'],
      // Nobody pays without a network, and the checkout has to come with the policy that the server gives it. What it
      // shares with the app has other names.
      // What opens PDFs and HEIC and reads pictures is larger than all the rest together, and comes when it is needed.
      globIgnores: [
        'assets/pay-*',
        // Where it is needed nothing is kept.
        'assets/memory-databases-*',
        'assets/libheif-*',
        'assets/pdf.worker*',
        'assets/read-pdf-*',
        'assets/draft-plan-worker-*',
        'ocr/**',
        // Whoever keeps the content for everybody needs the server, and is one among thousands.
        `${adminFolder}/**`,
        'assets/admin-screen-*.css',
        'assets/usage-section-*.css',
        // For those who only hear of a page, and for the moment in which the app is installed.
        'og/**',
        'screenshots/**',
        'icons/{shortcut,monochrome}-*',
      ],
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({
            ...entry,
            // Enough to tell a file from what it was before; random characters are what packs worst in the worker.
            revision: entry.revision?.slice(0, 8) ?? null,
          })),
        }),
      ],
      maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
    },
    devOptions: { enabled: false },
  }),
];

export default defineConfig({
  plugins: isTestRun ? [react()] : appPlugins,
  // The build for today's browsers: the other one carries what ES5 lacks.
  resolve: {
    alias: isTestRun
      ? []
      : [
          { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
          // The package has browsers read markup, which the site's headers do not allow.
          {
            find: /^decode-named-character-reference$/,
            replacement: resolve('src/lib/character-references.ts'),
          },
        ],
  },
  // Where people reach the site, for what others are told of its pages; without it that is where a page comes from.
  define: { 'import.meta.env.SITE_URL': JSON.stringify(process.env['SITE_URL']?.replace(/\/+$/, '') ?? '') },
  build: {
    target: 'es2022',
    manifest: true,
    // Browsers that do not know it fetch what a script imports when they come to it.
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: 'index.html',
        pay: 'pay.html',
        repair: 'repair.html',
        'take-over': 'src/app/take-over.ts',
      },
      output: {
        // The shell knows the way to the administration, and no more of it.
        chunkFileNames: ({ name, moduleIds }) =>
          `${name !== shellName && moduleIds.some(isOfAdmin) ? adminFolder : 'assets'}/[name]-[hash].js`,
        codeSplitting: {
          groups: [
            // What every page needs of packages in one piece: it packs better, and is asked for at once.
            { name: 'packages', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] },
            // What the checkout has in common with the app, which is all that it may bring of it.
            {
              name: 'words',
              test: /\/src\/(domain\/(language|is-record)|i18n\/(messages|format|isolated)|lib\/(parse-json|who-is-here))\.ts$/,
            },
            // Of it, what only those who buy something need.
            { name: 'handover', test: /\/src\/(i18n\/(plan-text|catalogue\/plan-names)|pay\/handover)\.ts$/ },
            // And what every page needs of the app: in pieces of some hundred bytes it would cost more to ask than to send.
            { name: shellName, test: isOfFirstView, tags: ['$initial'] },
            // So too what both ways of asking share.
            {
              name: 'asking',
              test: /\/src\/(ui\/(progress-overlay|is-plain-enter|open-in-front)|db\/guest\.ts|features\/voice\/voice-input)/,
            },
            // What tells others of a page comes late with every first view, and with nothing else.
            { name: 'head', test: /\/src\/(ui\/write-head|lib\/(document-head|own-scripts))\.ts$/ },
            // And what most screens share beside it: the device's rows, what is done with them, and fields to write in.
            { name: 'common', test: isOfMostScreens, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(backendPaths.map((path) => [path, backend])) },
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          setupFiles: [clock, 'tests/patience.ts'],
          ...patience,
          include: ['src/domain/**/*.test.ts'],
          // Pure functions keep nothing from one file for the next: what they are made of is loaded once for all of them.
          isolate: false,
        },
      },
      {
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: [clock, 'tests/patience.ts'],
          ...patience,
          include: [
            'src/**/*.test.ts',
            'sw/**/*.test.ts',
            'supabase/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/clock/**/*.test.ts',
          ],
          exclude: ['src/domain/**', '**/*.dom.test.ts', '**/*.pg.test.ts', '**/node_modules/**'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // A thread starts sooner than a process, and each file has one of its own.
          pool: 'threads',
          include: ['src/**/*.dom.test.{ts,tsx}'],
          setupFiles: [clock, 'tests/dom-setup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'pg',
          environment: 'node',
          include: ['tests/db/**/*.pg.test.ts', 'supabase/**/*.pg.test.ts'],
          // A server keeps nothing of one caller for the next: what it is made of is loaded once for all files.
          isolate: false,
          setupFiles: [clock],
          ...patience,
        },
      },
      {
        test: {
          name: 'pg-client',
          environment: 'node',
          include: ['tests/sim/**/*.pg.test.ts', 'src/**/*.pg.test.ts'],
          setupFiles: [clock],
          ...patience,
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
          name: 'attack',
          environment: 'node',
          include: ['tests/attack/**/*.test.ts'],
          globalSetup: ['tests/attack/setup.ts'],
          isolate: false,
          ...patience,
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
