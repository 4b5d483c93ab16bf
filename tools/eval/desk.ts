import { once } from 'node:events';
import { decidedForGold } from '#persistence/desk';
import { connectDatabase } from '#persistence/schema';
import { openDatabase } from '../start/database/open-database.js';

const BATCH = 500;

/**
 * `eval desk`: what editors decided in the configured database, one JSON line per decision, with the links of the articles but
 * none of their words. `a` and `b` are the stories of a merge, or the part and the rest of a split.
 */
export async function run(): Promise<void> {
  const database = await openDatabase();
  const db = await connectDatabase(database.url, 1);
  try {
    for (let after = 0; ; ) {
      const decided = await decidedForGold(db, after, BATCH);
      for (const { kind, rule, state, decided_at, nearness, a, b } of decided) {
        const line = { eval: 'desk', kind, rule, accepted: state === 'accepted', decidedAt: decided_at };
        if (!process.stdout.write(`${JSON.stringify({ ...line, nearness, a, b })}\n`))
          await once(process.stdout, 'drain');
      }
      after = decided.at(-1)?.id ?? after;
      if (decided.length < BATCH) return;
    }
  } finally {
    await db.close();
    await database.close();
  }
}
