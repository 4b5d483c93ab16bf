import type { Database } from '#persistence/database';
import { STEMMER_OCCURS } from '#persistence/ingest/article';
import { fillTopicWords } from '#persistence/stories';
import { ask, CALLS, times } from './call-times.js';
import { ARTICLES } from './reader-world.js';

const BATCH = 2_000;
/** From words that every story has to words of a single one. `#` stands for a number that changes with each call. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  suggest: ['m', 'made st', '1', '12#', 'story #', 'zz'],
  stories: ['made story', 'known', 'story #', '# OR known', 'nothing'],
};

/** Measures the search of stories and the suggestions while typing, and prints a JSON line for each kind of query. */
export async function benchStorySearch(db: Database, origin: string): Promise<void> {
  while ((await fillTopicWords(db, BATCH)) !== null);
  // Searches use the stemmers of the articles whose words are written. Here only stories have words.
  await db.rows('insert into counter (name, value) values ($1, 1) on conflict (name) do nothing', [
    `${STEMMER_OCCURS}english`,
  ]);
  await db.rows('vacuum analyze topic');
  await db.rows('vacuum analyze topic_search');
  for (const [path, queries] of Object.entries(QUERIES)) {
    for (const query of queries) {
      const call = await times(async (n) => {
        const q = query.replace('#', String((n * 37) % 1_000));
        await ask(`${origin}/api/search/${path}?${new URLSearchParams({ q })}`, {}, 200);
      });
      const line = {
        bench: 'read',
        path: `/api/search/${path}`,
        query,
        articles: ARTICLES,
        calls: CALLS,
        call,
      };
      console.log(JSON.stringify(line));
    }
  }
}
