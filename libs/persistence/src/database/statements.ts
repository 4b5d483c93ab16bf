import pg from 'pg';

/** Runs one statement. With a `name`, its plan is kept for the connection. */
export type RunStatement = (
  text: string,
  values: readonly unknown[],
  name?: string,
) => Promise<{ rows: unknown[]; rowCount: number | null }>;

/** MikroORM sets its own type parsers on its pool. These statements use the driver's. */
const typesOfDriver: pg.CustomTypesConfig = { getTypeParser: pg.types.getTypeParser };

/** Runs statements on a pool or on one of its connections. */
export function statementsOn(client: pg.Pool | pg.ClientBase): RunStatement {
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
