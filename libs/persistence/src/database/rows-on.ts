import pg from 'pg';

/** MikroORM sets parsers of its own on its pool; our rows keep the driver's. */
const typesOfDriver: pg.CustomTypesConfig = { getTypeParser: pg.types.getTypeParser };

/** Runs one statement; a `name` keeps its plan for the connection. */
export async function rowsOn<Row>(
  client: pg.Pool | pg.PoolClient,
  text: string,
  values: readonly unknown[],
  name?: string,
): Promise<Row[]> {
  const result = await client.query({ name, text, values: [...values], types: typesOfDriver });
  return result.rows as Row[];
}
