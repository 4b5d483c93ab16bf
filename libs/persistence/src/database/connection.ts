import pg from 'pg';

/**
 * Opens a connection outside the pool. The caller closes it. The driver reports a lost connection as an event,
 * possibly in the packet of the first response. Without a listener, that event ends the process, so `lost` is
 * attached from the start. Statements on a lost connection fail, so callers that only run statements can omit `lost`.
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
