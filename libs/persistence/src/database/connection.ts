import pg from 'pg';

/**
 * A connection outside of the pool; the caller ends it. The driver tells of a lost one by an event, which may stand in
 * the packet of the first answer and ends the process when nobody hears it: `lost` hears it from the start on.
 * Statements on a lost connection fail, so callers that only run statements need not hear it.
 */
export async function openConnection(
  config: string | pg.ClientConfig,
  lost: (error: Error) => void = () => undefined,
): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', lost);
  await client.connect();
  return client;
}
