import { openDatabase } from './open-database.js';
import { prepareDatabase } from './prepare-database.js';
import { runCommand } from './run-command.js';

await runCommand(async () => {
  const server = await openDatabase();
  try {
    const applied = await prepareDatabase(server.url);
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  } finally {
    await server.close();
  }
});
