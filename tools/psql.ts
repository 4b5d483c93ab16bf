import './start/node-version.js';
import { constants } from 'node:os';
import { readSettings } from '#platform/runtime';
import { helpOf } from './start/command-line.js';
import { openDatabase } from './start/database/open-database.js';
import { runCommand } from './start/run-command.js';
import { runPsql } from './start/sql/run-psql.js';
import { runSqlShell } from './start/sql/sql-shell.js';

const received: NodeJS.Signals[] = [];
// No signal ends this process at once, because it may have to stop the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => received.push(signal));

const USAGE = {
  name: 'npm run psql --',
  takes: '[ARGUMENT…]',
  about: `Opens psql on the configured database, or a small shell if psql is not installed. Arguments are passed on: psql --help explains
them. The small shell takes only -c STATEMENT.`,
};

/**
 * `npm run psql`: psql on the configured database with the given arguments. Without psql on this machine, a small shell that
 * takes statements from the terminal, from standard input or after `-c`.
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  // `-h` names a host.
  if (args.includes('--help')) {
    process.stdout.write(helpOf(USAGE));
    return;
  }
  const database = await openDatabase(readSettings(process.env));
  if (database.note) process.stderr.write(`${database.note}\n`);
  try {
    const [early] = received;
    process.exitCode = early
      ? 128 + constants.signals[early]
      : ((await runPsql(database.directUrl, args)) ?? (await runSqlShell(database.directUrl, args)));
  } finally {
    await database.close();
  }
});
