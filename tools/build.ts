import './start/node-version.js';
import { bringUpToDate } from './start/build.js';
import { runCommand } from './start/run-command.js';

await runCommand(() => bringUpToDate({ web: true }));
