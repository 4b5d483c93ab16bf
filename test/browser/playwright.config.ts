import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions, PATIENCE_MS } from './support/launch-options.js';

const TEST_LIMIT_MS = 600_000;
/** Most states are reached within a frame or two. */
const INTERVALS_MS = [50, 100, 100, 250];
const ROOT = join(import.meta.dirname, '..', '..');

/** Run by `npm test -- browser`, which builds the product, starts the tests' database server and finds Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: join(ROOT, '.data', 'browser-failures'),
  // Tests also wait for servers and pages, so three keep two cores busy.
  workers: 3,
  // A flaky test must fail.
  retries: 0,
  forbidOnly: true,
  timeout: TEST_LIMIT_MS,
  reporter: [['list'], ['json']],
  expect: { timeout: PATIENCE_MS, toPass: { timeout: PATIENCE_MS, intervals: INTERVALS_MS } },
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    // No video, which costs processor time. The trace has the page after each step anyway, but for CI: there these copies of
    // pages took a tenth of the processor time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: process.env.CI !== 'true' },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH),
  },
});
