import { buildThenLaunch } from './build-then-launch.js';
import { runCommand } from './run-command.js';

await runCommand(() => buildThenLaunch(process.argv.includes('--dev')));
