import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { MIGRATIONS } from '../migrations/all.js';
import { ENTITIES } from './entities.js';

/** The ORM configuration of apps, tests and migration commands. */
export function ormConfig(clientUrl: string) {
  return defineConfig({
    clientUrl,
    entities: [...ENTITIES],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: true },
    forceUtcTimezone: true,
    allowGlobalContext: false,
    preferReadReplicas: false,
    pool: { max: 10 },
    migrations: {
      migrationsList: MIGRATIONS,
      path: new URL('../migrations', import.meta.url).pathname,
      pathTs: new URL('../migrations', import.meta.url).pathname,
      snapshot: true,
      snapshotOnMigrate: false,
      silent: true,
      snapshotName: '.snapshot',
      emit: 'ts',
      tableName: 'migration',
      disableForeignKeys: false,
    },
  });
}
