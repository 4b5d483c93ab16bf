import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, SETTING_NAMES } from '#platform/runtime';
import { makeReadTemplate } from '../test/support/read-site.js';
import { bringUpToDate } from './start/build.js';
import { runCommand } from './start/run-command.js';
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
const DATA_DIR = join(projectRoot(), '.data', 'test');
/** The processes that tests start by the hundred load what an earlier one compiled. */
process.env.NODE_COMPILE_CACHE ??= join(DATA_DIR, 'compiled');

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
  return runOnServer('integration', {}, async () => {});
}

async function runOnServer(
  suite: Suite,
  env: Record<string, string>,
  prepare: (url: string) => Promise<void>,
): Promise<Tally> {
  const server = await openTestServer(DATA_DIR);
  try {
    await prepare(server.url);
    return await runJest(suite, { ...env, TEST_SERVER_URL: server.url });
  } finally {
    await server.close();
  }
}

/** Side by side: each keeps one core busy. What one says stands together. */
async function runChecks(): Promise<Tally> {
  const codes = await Promise.all(
    CHECKS.map(async (check) => {
      let said = '';
      const code = await run('npm', ['run', '-s', check], { DATA_DIR }, (words) => {
        said += words;
      });
      process.stdout.write(`${said}${check}: ${code === 0 ? 'passed' : 'FAILED'}\n`);
      return code;
    }),
  );
  const passed = codes.filter((code) => code === 0).length;
  return { passed, failed: codes.length - passed };
}

async function runBrowser(): Promise<Tally> {
  const chromium = process.env.CHROMIUM_PATH ?? CHROMIUMS.find((path) => existsSync(path));
  if (chromium !== undefined) {
    await bringUpToDate({ web: true });
    return runOnServer('browser', { CHROMIUM_PATH: chromium }, makeReadTemplate);
  }
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

async function runJest(suite: Suite, env: Record<string, string>): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'followthrough-test-'));
  const report = join(folder, 'report.json');
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const args = [
    ...jest,
    '--selectProjects',
    ...projectsOf(suite),
    WORKERS,
    '--json',
    `--outputFile=${report}`,
    ...PATHS,
  ];
  await run(process.execPath, args, env, 'ignore');
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, success } = readReport(report);
    const failed = numFailedTests > 0 ? numFailedTests : success ? 0 : Math.max(1, numFailedTestSuites);
    return { passed: numPassedTests, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The unit suite has two Jest projects: the web app's tests need a DOM. */
function projectsOf(suite: Suite): string[] {
  return suite === 'unit' ? ['unit', 'web'] : [suite];
}

function readReport(path: string): JestReport {
  if (!existsSync(path))
    return { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 1, success: false };
  return JSON.parse(readFileSync(path, 'utf8')) as JestReport;
}

/** Answers the exit code. */
function run(
  file: string,
  args: string[],
  env: Record<string, string>,
  out: 'ignore' | ((words: string) => void),
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: projectRoot(),
      env: { ...process.env, ...NO_SETTINGS, ...env },
      stdio: out === 'ignore' ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (words: Buffer) => out !== 'ignore' && out(words.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
