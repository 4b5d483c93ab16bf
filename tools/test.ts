import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, SETTING_NAMES } from '#platform';
import { runCommand } from './run-command.js';
import { bringUpToDate } from './start/build.js';
import { openTestServer } from './test-server.js';

/** What `npm test` runs, in this order; `npm test -- unit integration` runs those named; other words choose files by their paths. */
const SUITES = ['check', 'unit', 'integration', 'browser'] as const;
type Suite = (typeof SUITES)[number];

interface Tally {
  passed: number;
  failed: number;
}

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Tests never touch what the shell's settings name: empty counts as not set. */
const NO_SETTINGS = { ...Object.fromEntries(SETTING_NAMES.map((name) => [name, ''])), NODE_ENV: 'test' };
/** Of the words that were asked for, those that are no suites. */
const PATHS = process.argv.slice(2).filter((word) => !SUITES.some((suite) => suite === word));
/** Most tests wait for servers, processes and clocks half of their time: two side by side suit two cores. */
const WORKERS = '--maxWorkers=2';
const CHECKS = ['lint', 'types', 'migration:check'] as const;

await runCommand(async () => {
  const asked = process.argv.slice(2);
  const named = SUITES.filter((suite) => asked.includes(suite));
  const suites = named.length === 0 ? SUITES : named;
  const total: Tally = { passed: 0, failed: 0 };
  for (const suite of suites) {
    process.stdout.write(`\n== ${suite}\n`);
    const { passed, failed } = await runSuite(suite);
    total.passed += passed;
    total.failed += failed;
  }
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
});

async function runSuite(suite: Suite): Promise<Tally> {
  if (suite === 'check') return runChecks();
  if (suite === 'unit') return runJest('unit', {});
  if (suite === 'browser') return runBrowser();
  await bringUpToDate({ web: false });
  const server = await openTestServer();
  try {
    return await runJest('integration', { TEST_SERVER_URL: server.url });
  } finally {
    await server.close();
  }
}

async function runChecks(): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  for (const check of CHECKS) {
    const code = await run('npm', ['run', '-s', check], { DATA_DIR: join(projectRoot(), '.data', 'test') });
    process.stdout.write(`${check}: ${code === 0 ? 'passed' : 'FAILED'}\n`);
    tally[code === 0 ? 'passed' : 'failed']++;
  }
  return tally;
}

async function runBrowser(): Promise<Tally> {
  const chromium = process.env.CHROMIUM_PATH ?? CHROMIUMS.find((path) => existsSync(path));
  if (chromium !== undefined) return runJest('browser', { CHROMIUM_PATH: chromium });
  const advice = 'Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.';
  const required = process.env.CI === 'true';
  process.stdout.write(
    `${advice}\nThe browser tests were not run${required ? ', which CI counts as a failure' : ''}.\n`,
  );
  return { passed: 0, failed: required ? 1 : 0 };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  success: boolean;
}

async function runJest(project: Suite, env: Record<string, string>): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'followthrough-test-'));
  const report = join(folder, 'report.json');
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const args = [...jest, '--selectProjects', project, WORKERS, '--json', `--outputFile=${report}`, ...PATHS];
  await run(process.execPath, args, env, 'ignore');
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, success } = readReport(report);
    const failed = numFailedTests > 0 ? numFailedTests : success ? 0 : Math.max(1, numFailedTestSuites);
    return { passed: numPassedTests, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(path: string): JestReport {
  if (!existsSync(path))
    return { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 1, success: false };
  return JSON.parse(readFileSync(path, 'utf8')) as JestReport;
}

function run(
  file: string,
  args: string[],
  env: Record<string, string>,
  stdout: 'inherit' | 'ignore' = 'inherit',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: projectRoot(),
      env: { ...process.env, ...NO_SETTINGS, ...env },
      stdio: ['ignore', stdout, 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
