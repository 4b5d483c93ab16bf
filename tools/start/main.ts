import { runCommand } from '../run-command.js';
import { launch } from './launch.js';

await runCommand(() => launch(process.argv.includes('--dev')));
