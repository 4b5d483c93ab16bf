import { MikroORM } from '@mikro-orm/postgresql';
import { ormConfig } from '#persistence/schema';
import { readSettings } from '#platform/runtime';
import { commandLine, type Usage } from './start/command-line.js';
import { openDatabase } from './start/database/open-database.js';

/**
 * `migration:create` writes the migration that the entities require. `migration:check` fails if one is missing. Both compare the
 * entities with the snapshot beside the migrations, and change no tables.
 */
const [action = '', ...args] = process.argv.slice(2);
const CREATE: Usage = {
  name: 'npm run migration:create --',
  takes: '[NAME]',
  about: 'Writes the migration that the entities require.',
};
const CHECK: Usage = {
  name: 'npm run migration:check',
  takes: '',
  about: 'Fails if the entities require a migration that is missing.',
};
const { operands } = commandLine(action === 'create' ? CREATE : CHECK, args);
const database = await openDatabase(readSettings(process.env), 'postgres');
const orm = await MikroORM.init(ormConfig(database.url));
try {
  if (action === 'create') {
    const { fileName } = await orm.migrator.create(undefined, false, false, operands[0]);
    console.log(
      fileName === ''
        ? 'Nothing to migrate.'
        : `Wrote ${fileName}. Review it and add it to migrations/all.ts.`,
    );
  } else if (await orm.migrator.checkSchema()) {
    console.error('The entities and the migrations differ. Run npm run migration:create.');
    process.exitCode = 1;
  }
} finally {
  await orm.close();
  await database.close();
}
