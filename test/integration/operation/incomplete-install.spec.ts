import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '#platform/embedded';
import { projectRoot, SETTING_NAMES } from '#platform/runtime';
import { linkPackages } from '../../support/link-packages.js';

const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
const SOURCES = [
  'apps',
  'libs',
  'test/support',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const parent = mkdtempSync(join(tmpdir(), 'followthrough-install-'));
const clone = join(parent, 'clone');
const manifest = join(clone, 'package.json');

/** Runs the program of an npm script in the clone. */
async function run(script: string) {
  const { scripts } = JSON.parse(readFileSync(manifest, 'utf8')) as { scripts: Record<string, string> };
  const program = scripts[script]?.split(' ').at(-1) ?? '';
  const settings = { FEEDS: 'live', DATA_DIR: join(parent, 'data'), PORT: String(await freePort()) };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--conditions=source', program],
    { cwd: clone, env: { ...process.env, ...NO_SETTINGS, NODE_OPTIONS: '', ...settings }, encoding: 'utf8' },
  );
  return { code: status, out: stdout + stderr };
}

beforeAll(() => {
  for (const path of SOURCES) cpSync(join(projectRoot(), path), join(clone, path), { recursive: true });
  linkPackages(clone);
});
afterAll(() => rmSync(parent, { recursive: true }));

describe('a clone after npm ci --omit=dev', () => {
  it.each(['start', 'build', 'worker', 'release', 'test'])(
    'says in one sentence what npm run %s misses',
    async (script) => {
      expect(await run(script)).toEqual({
        code: 1,
        out: expect.stringMatching(
          /^(?:Followthrough is starting\.\n)?Development packages are not installed \(@swc\/core\): run npm ci without --omit=dev, or use a release, which needs none of them\.\n$/,
        ),
      });
    },
  );
});

describe('a clone with an older Node', () => {
  beforeAll(() => {
    const written = JSON.parse(readFileSync(manifest, 'utf8'));
    writeFileSync(manifest, JSON.stringify({ ...written, engines: { node: '>=99' } }));
  });

  it.each(['start', 'build', 'worker', 'migrate', 'psql', 'mcp', 'release', 'test'])(
    'says so before npm run %s does anything else',
    async (script) => {
      expect(await run(script)).toEqual({
        code: 1,
        out: expect.stringMatching(/^Followthrough needs Node\.js 99 or later, and this is [\d.]+: .*\.\n$/),
      });
    },
  );
});
