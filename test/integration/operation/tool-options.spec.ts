import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { projectRoot } from '#platform/runtime';

const { scripts } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The programs of npm scripts, with the arguments that the scripts give them. */
const tools = Object.entries(scripts).flatMap(([script, command]) => {
  const [, program, given = ''] =
    command.match(/^(?:tsx|node --import tsx) --conditions=source (tools\/\S+)(.*)$/) ?? [];
  return program === undefined || script === 'dev'
    ? []
    : [{ script, call: [program, ...given.split(' ').filter(Boolean)] }];
});
/** Single measurements, of which one once began instead of explaining itself. */
const measurements = [
  ['tools/bench/main.ts', 'scale'],
  ['tools/eval/main.ts', 'status'],
].map((call) => ({ script: call.join(' '), call }));
/** No script runs them. */
const others = [
  'tools/train/clickbait.ts',
  'tools/train/content-norms.ts',
  'tools/train/document-frequencies.ts',
  'tools/train/joins.ts',
  'tools/train/tags.ts',
  'tools/directory/build.ts',
];

/** With this, whatever begins to work fails. */
const NOTHING_WORKS = { DATABASE_URL: 'postgresql://127.0.0.1:1/none', DATA_DIR: '/proc/none' };

function run(call: string[], ...args: string[]) {
  const program = ['--import', 'tsx', '--conditions=source', ...call, ...args];
  const env = { ...process.env, NODE_OPTIONS: '', ...NOTHING_WORKS };
  return spawnSync(process.execPath, program, { cwd: projectRoot(), env, encoding: 'utf8', input: '' });
}

/** A run takes seconds, so only the tools that pass arguments on or are started by operators are tried. All read them in the same way (below). */
const TRIED = ['start', 'worker', 'admin', 'psql', 'test', 'migrate'];

it('knows the tools', () => {
  expect(tools.map(({ script }) => script)).toEqual(
    expect.arrayContaining([...TRIED, 'bench', 'eval', 'release']),
  );
});

it.each([...tools.filter(({ script }) => TRIED.includes(script)), ...measurements])(
  '$script explains itself, and does nothing else',
  ({ call }) => {
    const { status, stdout, stderr } = run(call, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: /);
  },
);

/** All others read their arguments with `commandLine`, which explains and refuses. */
it.each([
  ['tools/start/main.ts'],
  ['tools/bench/main.ts', 'scale'],
  ['tools/bench/main.ts'],
  ['tools/worker.ts'],
  ['tools/worker.ts', 'admin'],
  ['tools/worker.ts', 'once'],
  ['tools/worker.ts', 'feeds', 'list'],
  ['tools/test.ts'],
])('%s refuses an unknown option %s', (...call) => {
  const { status, stdout, stderr } = run(call.filter(Boolean), '--no-such-option');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^.*--no-such-option.*\n(?:\(use --help .*\)\n)?$/);
});

it('the worker refuses an argument too many before it looks for the database', () => {
  const { status, stderr } = run(['tools/worker.ts'], 'once', 'surplus');
  expect(status).toBe(1);
  expect(stderr).toContain('too many arguments');
});

/** `tools/worker.ts` passes its arguments on, and `tools/psql.ts` and `tools/test.ts` those that they do not know. */
const PASSING_ON = ['tools/worker.ts', 'tools/psql.ts', 'tools/test.ts'];

it.each([...new Set(tools.map(({ call: [program = ''] }) => program)), ...others])(
  '%s reads its arguments with commandLine',
  (program) => {
    const text = readFileSync(join(projectRoot(), program), 'utf8');
    const reads = /^(?:const .* = )?commandLine\(|^\} = commandLine\(|runKind\(/m.test(text);
    expect(reads || PASSING_ON.includes(program)).toBe(true);
  },
);
