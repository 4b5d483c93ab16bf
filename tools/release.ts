import './start/node-version.js';
import { assertInstalled } from './start/build.js';
import { runCommand } from './start/run-command.js';

await runCommand(async () => {
  assertInstalled();
  // Loaded after both checks, which it may not survive.
  const { makeRelease } = await import('./release/make-release.js');
  await makeRelease(process.argv.slice(2));
});
