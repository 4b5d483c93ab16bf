import './start/node-version.js';
import { join } from 'node:path';
import { OperatorError } from '#platform/runtime';
import { assertInstalled } from './start/build.js';
import { asksForHelp, helpOf } from './start/command-line.js';
import { runCommand } from './start/run-command.js';
import { makeProduct } from './test/make-product.js';
import { runBrowser } from './test/run-browser.js';
import { runChecks } from './test/run-checks.js';
import { runJest } from './test/run-jest.js';
import { DATA_DIR } from './test/run-process.js';
import type { Tally } from './test/tally.js';
import { withTestServer } from './test-server.js';

/** The suites of `npm test`, in this order. */
const SUITES = ['check', 'unit', 'integration', 'browser'] as const;
type Suite = (typeof SUITES)[number];

/** Tests start hundreds of processes, which share compiled code. */
process.env.NODE_COMPILE_CACHE ??= join(DATA_DIR, 'compiled');

const USAGE = {
  name: 'npm test --',
  takes: '[SUITE…] [PATH…] [OPTION…]',
  about: `Runs the suites ${SUITES.join(', ')}, or only those named. Other words select files by path. Options
are passed on to the runner of one suite: Jest (-t NAME) for unit and integration, Playwright (-g NAME) for browser.`,
};

await runCommand(async () => {
  const words = process.argv.slice(2);
  if (asksForHelp(words)) {
    process.stdout.write(helpOf(USAGE));
    return;
  }
  assertInstalled();
  const named = SUITES.filter((suite) => words.includes(suite));
  const option = words.find((word) => word.startsWith('-'));
  if (option !== undefined && (named.length !== 1 || named[0] === 'check'))
    throw new OperatorError(`${option} needs one suite with a runner: unit, integration or browser.`);
  const paths = words.filter((word) => !SUITES.some((suite) => suite === word));
  const total: Tally = { passed: 0, failed: 0 };
  for (const suite of named.length === 0 ? SUITES : named) {
    process.stdout.write(`\n== ${suite}\n`);
    const { passed, failed } = await runSuite(suite, paths);
    total.passed += passed;
    total.failed += failed;
  }
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
});

async function runSuite(suite: Suite, paths: readonly string[]): Promise<Tally> {
  switch (suite) {
    case 'check':
      return runChecks();
    case 'unit':
      return runJest('unit', paths);
    case 'integration':
      return runIntegration(paths);
    case 'browser':
      return runBrowser(paths);
  }
}

async function runIntegration(paths: readonly string[]): Promise<Tally> {
  const product = await makeProduct();
  return withTestServer(DATA_DIR, (url) =>
    runJest('integration', paths, { TEST_SERVER_URL: url, TEST_PRODUCT: product }),
  );
}
