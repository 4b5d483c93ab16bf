import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot, SETTING_NAMES } from '#platform/runtime';

/** The tests' folder for data that outlives a run: the database server and compiled code. */
export const DATA_DIR = join(projectRoot(), '.data', 'test');
/** Tests ignore the settings of the shell. An empty value means not set. */
const NO_SETTINGS = { ...Object.fromEntries(SETTING_NAMES.map((name) => [name, ''])), NODE_ENV: 'test' };

/** What happens to standard output: shown, dropped, or passed on together with standard error. */
type Output = 'show' | 'drop' | ((words: string) => void);

/**
 * Runs a program in the project's folder and returns its exit code.
 * @param longest the program is killed after so many milliseconds
 */
export function runProcess(
  file: string,
  args: string[],
  env: Record<string, string>,
  output: Output,
  longest?: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: projectRoot(),
      ...(longest !== undefined && { timeout: longest, killSignal: 'SIGKILL' as const }),
      env: { ...process.env, ...NO_SETTINGS, ...env },
      stdio:
        typeof output === 'function'
          ? ['ignore', 'pipe', 'pipe']
          : ['ignore', output === 'show' ? 'inherit' : 'ignore', 'inherit'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (words: Buffer) => typeof output === 'function' && output(words.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
