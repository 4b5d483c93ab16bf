import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { MIGRATIONS } from '../migrations/all.js';
import { ENTITIES } from './entities.js';

/**
 * A server process keeps what it learned about tables and plans, 10 to 20 MB after a day's news. A pooled connection is replaced
 * after this time (s), so that a quiet installation gives that memory back.
 */
const CONNECTION_LIFETIME_S = 300;

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
    driverOptions: { maxLifetimeSeconds: CONNECTION_LIFETIME_S },
    migrations: {
      migrationsList: MIGRATIONS,
      path: new URL('../migrations', import.meta.url).pathname,
      pathTs: new URL('../migrations', import.meta.url).pathname,
      // Each in its own transaction, so that locks are held for one migration only.
      allOrNothing: false,
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
