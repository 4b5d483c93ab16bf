import { launch } from './launch.js';
import { runCommand } from './run-command.js';

await runCommand(() => launch(process.argv.includes('--dev')));
