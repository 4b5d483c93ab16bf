import { expect, it } from '@jest/globals';
import { eventMemoriesSince, eventsWithoutMemory, setEvents, writeEventMemories } from '#persistence/stories';
import { buildArticle } from '../../support/factories/articles.js';
import { seededDatabase } from '../../support/test-database.js';

const FORMAT = 1;
const LONG_AGO = new Date(0);

it("an event's memory is not read once it has other articles, even if as many as before", async () => {
  const { db, drop } = await seededDatabase();
  try {
    const ids: number[] = [];
    for (let at = 0; at < 4; at += 1) ids.push((await buildArticle(db)).id);
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    await setEvents(
      db,
      [first, second].map((article) => ({ article, event: 1 })),
    );
    await setEvents(
      db,
      [third, fourth].map((article) => ({ article, event: 2 })),
    );
    const memories = [1, 2].map((event_id) => ({ event_id, memory: '{}' }));
    await writeEventMemories(db, memories, FORMAT);
    expect(await eventsWithoutMemory(db, LONG_AGO, FORMAT)).toEqual([]);

    await setEvents(db, [
      { article: first, event: 2 },
      { article: third, event: 1 },
    ]);

    expect((await eventsWithoutMemory(db, LONG_AGO, FORMAT)).sort()).toEqual([1, 2]);
    const after = { lastReportedAt: LONG_AGO, id: 0 };
    expect(await eventMemoriesSince(db, after, { limit: 10, format: FORMAT })).toEqual([]);
  } finally {
    await drop();
  }
});
