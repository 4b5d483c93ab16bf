import './node-version.js';
import { runCommand } from './run-command.js';

await runCommand(async () => {
  // Loaded after the check of the version, which it may not survive.
  const { buildThenLaunch } = await import('./build-then-launch.js');
  await buildThenLaunch(process.argv.includes('--dev'));
});
