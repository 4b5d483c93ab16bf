import { join } from 'node:path';
import { projectRoot } from '#platform/runtime';
import { failedPages } from './failed-pages.js';
import { type PlaywrightReport, tallyOf } from './playwright-report.js';
import { withReportFile } from './report-file.js';
import { runProcess } from './run-process.js';
import type { Tally } from './tally.js';

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config=test/browser'];
/** Resolves imports such as `#contract` to the sources. */
const NODE_OPTIONS = '--conditions=source --no-warnings';

/** The folder that the configuration names. */
const FAILURES = join(projectRoot(), '.data', 'browser-failures');

/** Runs the browser tests. `paths` selects files. */
export async function runPlaywright(paths: readonly string[], env: Record<string, string>): Promise<Tally> {
  let exitCode = 1;
  const report = await withReportFile<PlaywrightReport>(async (path) => {
    const all = { ...env, NODE_OPTIONS, PLAYWRIGHT_JSON_OUTPUT_FILE: path };
    exitCode = await runProcess(process.execPath, [...PLAYWRIGHT, ...paths], all, 'show');
    if (exitCode !== 0) process.stdout.write(failedPages(FAILURES));
  });
  return tallyOf(report, exitCode);
}
