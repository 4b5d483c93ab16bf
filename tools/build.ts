import './start/node-version.js';
import { bringUpToDate } from './start/build.js';
import { commandLine } from './start/command-line.js';
import { runCommand } from './start/run-command.js';

commandLine({
  name: 'npm run build',
  takes: '',
  about: 'Compiles what is out of date of the apps and the web app into dist.',
});

await runCommand(() => bringUpToDate({ web: true }));
