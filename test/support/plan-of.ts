import { type Queryable, queryableOn } from '#persistence/database';

/** The database's plan of a query, as text. */
export async function planOf(
  database: Queryable,
  query: (db: Queryable) => Promise<unknown>,
): Promise<string> {
  let plan = '';
  const explaining = queryableOn(async (text, values) => {
    const lines = await database.rows<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    plan += lines.map((line) => line['QUERY PLAN']).join('\n');
    return { rows: [], rowCount: 0 };
  });
  await query(explaining);
  return plan;
}
