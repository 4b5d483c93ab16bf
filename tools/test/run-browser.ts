import { existsSync } from 'node:fs';
import { makeReadTemplate } from '../../test/support/read-site.js';
import { bringUpToDate } from '../start/build.js';
import { withTestServer } from '../test-server.js';
import { runPlaywright } from './run-playwright.js';
import { DATA_DIR } from './run-process.js';
import type { Tally } from './tally.js';

/** The first is Chromium without windows: the tests take a fourth less processor time with it. */
const CHROMIUMS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Runs the browser tests in the system's Chromium. Without Chromium they are skipped, which CI counts as a failure. */
export async function runBrowser(paths: readonly string[]): Promise<Tally> {
  const chromium = process.env.CHROMIUM_PATH ?? CHROMIUMS.find((path) => existsSync(path));
  if (chromium === undefined) return withoutChromium();
  await bringUpToDate({ web: true });
  return withTestServer(DATA_DIR, async (url) => {
    await makeReadTemplate(url);
    return runPlaywright(paths, { CHROMIUM_PATH: chromium, TEST_SERVER_URL: url });
  });
}

function withoutChromium(): Tally {
  const advice =
    'Chromium is missing. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.';
  const required = process.env.CI === 'true';
  process.stdout.write(
    `${advice}\nThe browser tests were not run${required ? ', which CI counts as a failure' : ''}.\n`,
  );
  return { passed: 0, failed: required ? 1 : 0 };
}
