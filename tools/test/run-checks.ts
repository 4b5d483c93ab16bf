import { DATA_DIR, runProcess } from './run-process.js';
import type { Tally } from './tally.js';

/** The longest first. */
const CHECKS = ['types:apps', 'types:web', 'lint', 'migration:check'] as const;

/** Runs the checks in parallel, because each keeps one core busy. Prints the output of each in one piece. */
export async function runChecks(): Promise<Tally> {
  const codes = await Promise.all(
    CHECKS.map(async (check) => {
      let output = '';
      const code = await runProcess('npm', ['run', '-s', check], { DATA_DIR }, (words) => {
        output += words;
      });
      process.stdout.write(`${output}${check}: ${code === 0 ? 'passed' : 'FAILED'}\n`);
      return code;
    }),
  );
  const passed = codes.filter((code) => code === 0).length;
  return { passed, failed: codes.length - passed };
}
