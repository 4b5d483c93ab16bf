import pg from 'pg';

/** Runs one statement; a `name` keeps its plan for the connection. */
export type RunStatement = (
  text: string,
  values: readonly unknown[],
  name?: string,
) => Promise<{ rows: unknown[]; rowCount: number | null }>;

/** MikroORM sets parsers of its own on its pool; our rows keep the driver's. */
const typesOfDriver: pg.CustomTypesConfig = { getTypeParser: pg.types.getTypeParser };

/** Statements on a pool or on one of its connections. */
export function statementsOn(client: pg.Pool | pg.PoolClient): RunStatement {
  return (text, values, name) => client.query({ name, text, values: [...values], types: typesOfDriver });
}

/** The rows of one statement. */
export async function rowsOf<Row>(
  run: RunStatement,
  text: string,
  values: readonly unknown[] = [],
  name?: string,
): Promise<Row[]> {
  const { rows } = await run(text, values, name);
  return rows as Row[];
}
