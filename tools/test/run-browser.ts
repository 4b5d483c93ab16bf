import { existsSync } from 'node:fs';
import { makeReadTemplate } from '../../test/support/read-site.js';
import { withTestServer } from '../test-server.js';
import { makeProduct } from './make-product.js';
import { runPlaywright } from './run-playwright.js';
import { DATA_DIR } from './run-process.js';
import type { Tally } from './tally.js';

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without windows, notifications and installed apps: most tests take a fourth less processor time with it. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Runs the browser tests in the system's Chromium. Without Chromium they are skipped, which CI counts as a failure. */
export async function runBrowser(paths: readonly string[]): Promise<Tally> {
  const chosen = process.env.CHROMIUM_PATH;
  const chromium = chosen ?? CHROMIUMS.find((path) => existsSync(path));
  if (chromium === undefined) return withoutChromium();
  const shell = chosen === undefined && existsSync(SHELL) ? SHELL : chromium;
  const product = await makeProduct();
  return withTestServer(DATA_DIR, async (url) => {
    await makeReadTemplate(url, product);
    const browsers = { CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: shell };
    return runPlaywright(paths, { ...browsers, TEST_SERVER_URL: url, TEST_PRODUCT: product });
  });
}

function withoutChromium(): Tally {
  const advice = 'Chromium is missing. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.';
  const required = process.env.CI === 'true';
  process.stdout.write(
    `${advice}\nThe browser tests were not run${required ? ', which CI counts as a failure' : ''}.\n`,
  );
  return { passed: 0, failed: required ? 1 : 0 };
}
