import { Agent, request } from 'undici';

const SIDE_BY_SIDE = 16;

/** Fetches and discards `feeds` documents in one process. Returns the feeds per second that server and client allow. */
export async function fetchFloor(port: number, feeds: number): Promise<{ fetchesPerSecond: number }> {
  const dispatcher = new Agent({ connections: SIDE_BY_SIDE });
  const began = performance.now();
  let next = 0;
  const lane = async () => {
    while (next < feeds) {
      const { body } = await request(`http://127.0.0.1:${port}/outlet-${next++}/feed`, { dispatcher });
      await body.dump();
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  await dispatcher.close();
  return { fetchesPerSecond: Math.round((1000 * feeds) / (performance.now() - began)) };
}
