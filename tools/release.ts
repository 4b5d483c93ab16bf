import './start/node-version.js';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OperatorError, productVersion, projectRoot } from '#platform/runtime';
import { writeRelease } from './release/release-folder.js';
import { bringUpToDate } from './start/build.js';
import { runCommand } from './start/run-command.js';
import { say } from './start/say.js';

/**
 * `npm run release`: builds what is out of date and writes release/followthrough-VERSION, the same as an archive, and the
 * archive's checksum.
 */
await runCommand(async () => {
  await bringUpToDate({ web: true });
  const folder = join(projectRoot(), 'release', `followthrough-${productVersion()}`);
  writeRelease(folder);
  const archive = `${folder}.tar.gz`;
  rmSync(archive, { force: true });
  const { status, stderr } = spawnSync('tar', ['-czf', archive, '-C', dirname(folder), basename(folder)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new OperatorError(`tar failed: ${stderr}`);
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${hash}  ${basename(archive)}\n`);
  say(`${archive} (${(statSync(archive).size / 1e6).toFixed(1)} MB), SHA-256 ${hash}`);
});
