import { withReportFile } from './report-file.js';
import { runProcess } from './run-process.js';
import type { Tally } from './tally.js';

/** Test files that run at once on two cores. Integration tests spend more than half of their time waiting for servers, processes and clocks. */
const WORKERS = { unit: 2, integration: 4 };

/** The Jest projects of each suite. The web app's unit tests need a DOM. */
const PROJECTS = { unit: ['unit', 'web'], integration: ['integration'] };

/**
 * All but the web app's tests run in plain Node (jest-light-runner), where the files of a worker share what is loaded. Jest's own runner
 * loads every module again for each file, in a context where all code is slower: that took half of the unit tests' processor time, and
 * two thirds of the integration tests'.
 */
const NODE_OPTIONS = '--import ./tools/jest/typescript.mjs --conditions=source --no-warnings';
/** The plain runner does not limit single tests. */
const LONGEST_RUN_MS = 45 * 60_000;

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  success: boolean;
}

/** Runs one of the Jest suites. `paths` selects files. */
export async function runJest(
  project: keyof typeof PROJECTS,
  paths: readonly string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const report = await withReportFile<JestReport>((path) => {
    const workers = `--maxWorkers=${WORKERS[project]}`;
    const options = ['--selectProjects', ...PROJECTS[project], workers, '--json', `--outputFile=${path}`];
    const all = { ...env, NODE_OPTIONS };
    return runProcess(process.execPath, [...jest, ...options, ...paths], all, 'drop', LONGEST_RUN_MS);
  });
  if (report === null) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = report;
  const failed = numFailedTests > 0 ? numFailedTests : success ? 0 : Math.max(1, numFailedTestSuites);
  return { passed: numPassedTests, failed };
}
