import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Database } from '#persistence/database';
import { directoryEntries, loadRecording, seed } from '#persistence/seed';
import { listOwners, setOwner, WrongOwner } from '#persistence/sources';
import { waitingArticles } from '#persistence/stories';
import { MemoryService } from '../../../apps/worker/src/stories/memory/memory.service.js';
import { placeInMemory } from '../../../apps/worker/src/stories/memory/story-memory.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import type { Values } from '../../support/factories/values.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
let db: Database;

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
  await seed(db, NEWS_DAY);
});
afterAll(() => test.drop());

async function ownerOf(domain: string): Promise<string | null | undefined> {
  const [row] = await db.rows<{ name: string | null }>(
    'select o.name from source s left join owner o on o.id = s.owner_id where s.domain = $1',
    [domain],
  );
  return row?.name;
}

describe('owner groups', () => {
  it('are seeded with the directory, except those that are not groups', async () => {
    const owners = await listOwners(db);
    expect(owners.find(({ name }) => name === 'News Corp')?.domains).toEqual(
      expect.arrayContaining(['nypost.com', 'pagesix.com', 'wsj.com']),
    );
    expect(owners.map(({ name }) => name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^private ownership$/i)]),
    );
    expect(new Set(owners.map(({ name }) => name)).size).toBe(owners.length);
  });

  it('are used for a recorded outlet of the same name, unless the directory names none', async () => {
    const [known] = directoryEntries().filter(({ name }) => name === 'BBC News');
    const outlets = [
      { outlet: 'bbc', name: 'BBC News', domain: 'bbc.example' },
      { outlet: 'courant', name: 'Orrin Courant', domain: 'courant.example', owner: 'Kestrel Group' },
      { outlet: 'lantern', name: 'Orrin Lantern', domain: 'lantern.example', owner: 'Independent' },
    ];
    await loadRecording(db, 'a test', outlets, NEWS_DAY);
    expect(await ownerOf('bbc.example')).toBe(known?.ownerName);
    expect(await ownerOf('courant.example')).toBe('Kestrel Group');
    expect(await ownerOf('lantern.example')).toBeNull();
  });

  it('are set by an operator and survive another seeding', async () => {
    expect(await setOwner(db, 'www.NYTimes.com', 'kestrel group')).toBe('Kestrel Group');
    expect(await setOwner(db, 'nypost.com', null)).toBeNull();
    expect(await setOwner(db, 'nypost.com', null)).toBeNull();
    await seed(db, NEWS_DAY);
    expect(await ownerOf('nytimes.com')).toBe('Kestrel Group');
    expect(await ownerOf('nypost.com')).toBeNull();
    expect(await db.rows("select operator_fields from source where domain = 'nypost.com'")).toEqual([
      { operator_fields: ['owner_id'] },
    ]);
    expect((await listOwners(db)).find(({ name }) => name === 'Kestrel Group')?.domains).toEqual([
      'courant.example',
      'nytimes.com',
    ]);
  });

  it.each([
    ['nytimes.com', 'Independent', "'Independent' is not an owner group"],
    ['nytimes.com', ' ', 'is not an owner group'],
    ['nowhere.example', 'Fen Group', "There is no source 'nowhere.example'."],
  ])('refuses %s → %s', async (domain, owner, message) => {
    const before = await db.rows('select count(*) from owner');
    await expect(setOwner(db, domain, owner)).rejects.toThrow(WrongOwner);
    await expect(setOwner(db, domain, owner)).rejects.toThrow(message);
    expect(await db.rows('select count(*) from owner')).toEqual(before);
  });
});

describe('recorded outlets', () => {
  it('are the sources of the directory that have their domain as another one', async () => {
    const outlets = [
      { outlet: 'abc', name: 'ABC News', domain: 'abcnews.com' },
      { outlet: 'bbc', name: 'BBC News', domain: 'bbc.co.uk' },
      { outlet: 'texas', name: 'Texas Tribune', domain: 'feeds.texastribune.org' },
    ];
    await loadRecording(db, 'known outlets', outlets, NEWS_DAY);
    const rows = await db.rows<{ domain: string }>(
      "select s.domain from feed f join source s on s.id = f.source_id where f.recording = 'known outlets' order by f.url",
    );
    expect(rows.map(({ domain }) => domain)).toEqual(['abcnews.go.com', 'bbc.com', 'texastribune.org']);
  });
});

describe('the keeper', () => {
  const waiting = async (hours: number, values: Values<'article'>) => {
    const unplaced = { topic_id: null, is_card: false, origin_key: null };
    return (await buildArticle(db, { ...unplaced, published_at: hoursAfter(hours), ...values })).id;
  };

  it('reads origins from credits in the whole row and notices a new owner', async () => {
    const long = `<p>${'The dam above Orvale broke at night. '.repeat(80)}</p><p>(AFP)</p>`;
    const ids = [
      await waiting(0, { title: 'Dam above Orvale breaks', content: long }),
      await waiting(1, { title: 'Harvest of Orrin begins', credit: 'The Associated Press' }),
      await waiting(2, { title: 'Mayor told the Orrin Lantern of the ferry' }),
    ];
    const memories = new MemoryService(db);
    const { memory } = await memories.remember(NEWS_DAY);
    const originsOf = async () => {
      const rows = await waitingArticles(db, hoursAfter(9), 10);
      memory.topicIds.push(...ids);
      return rows.map((row) => placeInMemory(memory, row).origin_key);
    };
    expect(await originsOf()).toEqual(['agency:afp', 'agency:ap', 'source:lantern.example']);
    await setOwner(db, 'lantern.example', 'Kestrel Group');
    await memories.refreshOrigins(memory);
    expect((await originsOf()).at(-1)).toBe('source:lantern.example');
    memory.originsReadAt = Number.NEGATIVE_INFINITY;
    await memories.refreshOrigins(memory);
    expect((await originsOf()).at(-1)).toBe('owner:kestrel-group');
  });
});
