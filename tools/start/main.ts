import './node-version.js';
import { commandLine } from './command-line.js';
import { runCommand } from './run-command.js';

const { flags } = commandLine({
  name: 'npm start --',
  takes: '[--dev]',
  about: `Builds what is out of date and runs everything on this machine: the database, recorded feeds, a worker and the BFF.
--dev, which npm run dev sets, rebuilds on change. Settings come from the environment: .env.example explains them.`,
});
await runCommand(async () => {
  // Loaded after the check of the version, which it may not survive.
  const { buildThenLaunch } = await import('./build-then-launch.js');
  await buildThenLaunch(flags.has('dev'));
});
