import { Agent, request } from 'node:http';

const WARM_UP_MS = 500;
const MEASURED_MS = 3_000;

export interface RequestRate {
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
}

/** Requests per second of concurrent clients. Each keeps its connection and sends the next request after each response. */
export async function requestRate(
  url: string,
  clients: number,
  headers: Record<string, string> = {},
): Promise<RequestRate> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const spent: number[] = [];
  const begin = performance.now() + WARM_UP_MS;
  const end = begin + MEASURED_MS;
  const client = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await get(url, { agent, headers });
      if (start >= begin) spent.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  spent.sort((a, b) => a - b);
  const at = (share: number) => Math.round(100 * (spent[Math.floor(share * spent.length)] ?? 0)) / 100;
  const perSecond = Math.round((1000 * spent.length) / MEASURED_MS);
  return { perSecond, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

/** Reads and discards the whole response. */
function get(url: string, options: { agent: Agent; headers: Record<string, string> }): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`expected 200, got ${answer.statusCode}`));
      answer.resume().once('end', resolve).once('error', reject);
    });
    sent.once('error', reject).end();
  });
}
