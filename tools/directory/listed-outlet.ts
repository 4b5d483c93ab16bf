import { readFile } from 'node:fs/promises';
import type { WikipediaStatus } from '#vocabulary';

/** One outlet from the collected lists: the input of `build.ts`. */
export interface ListedOutlet {
  domain: string;
  name: string;
  url: string;
  country: string | null;
  language: string | null;
  mediaType: string | null;
  ownerGroup: string | null;
  bias: string | null;
  biasAgreed: boolean | null;
  ratings: { pc1: number | null; pc1Observed: number | null; wikipedia: WikipediaStatus | null };
  feeds: { url: string; categories: string[] }[];
}

export async function readListedOutlets(file: string): Promise<ListedOutlet[]> {
  const outlets: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!Array.isArray(outlets)) throw new Error(`${file} is not a list of outlets`);
  return outlets as ListedOutlet[];
}
