import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { alone } from './tools/testing/alone.ts';
import { chromiumLaunch } from './tools/testing/chromium-launch.ts';
import { heapFlags } from './tools/testing/heap-flags.ts';
import {
  hasClamd,
  hasNginx,
  hasOpenssl,
  hasPostgresql,
  hasSystemd,
  postgresqlTests,
} from './tools/testing/missing-programs.ts';
import { testsOfSqlite, testsOnBoth } from './tools/testing/on-postgresql.ts';

const asksForMore = [
  ...(hasClamd() ? [] : ['**/real-clamd.test.ts']),
  ...(hasPostgresql() ? [] : postgresqlTests),
  ...(hasNginx() && hasOpenssl() ? [] : ['tools/deploy/nginx.test.ts']),
  ...(hasSystemd() ? [] : ['tools/deploy/systemd.test.ts']),
  // `npm run test:long -- postgresql`
  ...(process.env.TEST_STORAGE === 'postgresql' ? testsOfSqlite : []),
];

/** Bounds for what hangs; a loaded machine is slow, and no test is about time. */
const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000, interval: 10 } },
};

const nodeTests = '{packages,apps,bench,tools,e2e}/**/*.test.ts';
const longTests = 'tools/**/*.long.test.ts';
const neverInNode = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.*', ...asksForMore];
const notInNode = [...neverInNode, longTests];

const node = {
  ...timeouts,
  setupFiles: ['tools/testing/random-runs.ts'],
  globalSetup: ['tools/testing/postgresql-of-run.ts'],
};

/** `x.test.ts` runs in Node, `x.browser.test.tsx` in Chromium: `npm test` finds or installs one. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          // Files share processes, and what they import is loaded once in each.
          isolate: false,
          execArgv: [...heapFlags],
          setupFiles: [...node.setupFiles, 'tools/testing/leave-as-found.ts'],
          include: [nodeTests],
          exclude: [...notInNode, ...alone],
        },
      },
      {
        test: {
          ...node,
          name: 'postgresql',
          isolate: false,
          execArgv: [...heapFlags],
          env: { TEST_STORAGE: 'postgresql' },
          include: hasPostgresql() ? testsOnBoth : [],
        },
      },
      {
        test: { ...node, name: 'alone', include: alone, exclude: notInNode },
      },
      {
        // Not in `npm test`, unless they are named.
        test: { ...node, name: 'long', include: [longTests], exclude: neverInNode },
      },
      {
        // Named here, so that none is found late: Vite would reload the page in the middle of a test.
        optimizeDeps: {
          include: [
            ...[
              'react',
              'react-dom',
              'react-dom/client',
              'react-dom/server',
              'react/jsx-dev-runtime',
              'react/jsx-runtime',
            ],
            ...['acorn', '@eslint-community/regexpp', '@iconify-json/fa'],
            ...['@noble/hashes/legacy.js', 'idb'],
            ...['dayjs', 'dayjs/plugin/customParseFormat.js', 'dayjs/plugin/utc.js'],
          ],
        },
        test: {
          name: 'browser',
          // Files share one page, and what they import is loaded once.
          isolate: false,
          setupFiles: ['tools/testing/leave-page-as-found.ts'],
          ...timeouts,
          include: ['{packages,apps}/**/*.browser.test.{ts,tsx}'],
          // The component types that the contract suites are kept to; without any, all.
          env: { ONLY_TYPES: process.env.ONLY_TYPES ?? '' },
          exclude: ['**/node_modules/**', '**/dist/**'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // V8's last optimizing compiler costs these tests more than it saves.
            provider: playwright({
              launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, '--js-flags=--no-opt'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
