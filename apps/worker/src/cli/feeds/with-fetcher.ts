import { readSettings } from '#platform/runtime';
import { FetchService } from '../../ingest/fetch.service.js';

/** Fetches independently of the workers and their gaps. */
export async function withFetcher<T>(work: (fetcher: FetchService) => Promise<T>): Promise<T> {
  const fetcher = new FetchService(readSettings(process.env));
  try {
    return await work(fetcher);
  } finally {
    await fetcher.onModuleDestroy();
  }
}
