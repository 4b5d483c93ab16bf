import { Database, migrate } from '#persistence';
import { openDatabase } from './open-database.js';
import { runCommand } from './run-command.js';

await runCommand(async () => {
  const server = await openDatabase();
  const database = await Database.connect(server.url);
  try {
    const applied = await migrate(database.orm);
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  } finally {
    await database.close();
    await server.close();
  }
});
