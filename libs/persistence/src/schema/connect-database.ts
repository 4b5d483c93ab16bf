import { MikroORM } from '@mikro-orm/postgresql';
import { Database } from '../database/database.js';
import { ormConfig } from './mikro-orm.config.js';

/**
 * Opens the ORM and its pool of at most `poolSize` connections. `directUrl` leads to PostgreSQL itself if `url` leads to a pooler.
 * The caller closes it.
 */
export async function connectDatabase(url: string, poolSize = 10, directUrl?: string): Promise<Database> {
  const orm = await MikroORM.init({ ...ormConfig(url), pool: { min: 0, max: poolSize } });
  return Database.of(orm, directUrl);
}
