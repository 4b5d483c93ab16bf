import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Database } from '#persistence/database';
import { fillSearchWords, removeArticles, reviseArticles } from '#persistence/ingest/article';
import { fillTopicWords, writeTopicWords } from '#persistence/stories';
import { buildArticle, buildWaitingArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await seededDatabase();
  db = database.db;
});
afterEach(() => database.drop());

const holding = async (word: string) =>
  (
    await db.rows<{ article_id: number; stemmer: string }>(
      `select article_id, stemmer from article_search where words @@ plainto_tsquery(stemmer::regconfig, $1) order by 1`,
      [word],
    )
  ).map(({ article_id, stemmer }) => [article_id, stemmer]);

describe('the words of an article', () => {
  it('are written when it is placed, in its language, and deleted with it', async () => {
    const english = await buildWaitingArticle(db, 0, ['Orvale dams break', 'The lower street is flooded.']);
    const german = await buildWaitingArticle(db, 1, ['Häuser geräumt', 'Die Feuerwehr kam.'], {
      language: 'de',
    });
    expect(await holding('dam')).toEqual([]);
    const keeper = keeperAt(db, 12);
    await settle(db, keeper);
    await keeper.release();
    expect(await holding('dam')).toEqual([[english.id, 'english']]);
    expect(await holding('haus')).toEqual([[german.id, 'german']]);
    await db.transaction((tx) => removeArticles(tx, [english.id], 'archived', NEWS_DAY));
    expect(await holding('dam')).toEqual([]);
  });

  it('follow its changes, and do not exist while it waits', async () => {
    const placed = await buildArticle(db, { title: 'A dam breaks', content_hash: 'before' });
    const waits = await buildArticle(db, { topic_id: null, is_card: false, content_hash: 'before' });
    while ((await fillSearchWords(db, 10)) !== null);
    expect(await holding('dam')).toHaveLength(1);
    await db.transaction((tx) => reviseArticles(tx, [placed.id, waits.id].map(changed), hoursAfter(1)));
    expect(await holding('dam')).toEqual([]);
    expect(await holding('ferry')).toEqual([[placed.id, 'english']]);
  });

  it('are filled in once, batch by batch, for articles without them', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) ids.push((await buildArticle(db, { title: `Lantern ${n}` })).id);
    await buildArticle(db, { title: 'Lantern waits', topic_id: null, is_card: false });
    expect(await fillSearchWords(db, 2)).toBe(2);
    expect(await holding('lantern')).toEqual(ids.slice(0, 2).map((id) => [id, 'english']));
    await Promise.all([fillSearchWords(db, 2), fillSearchWords(db, 2)]);
    expect(await holding('lantern')).toEqual(ids.map((id) => [id, 'english']));
    expect(await fillSearchWords(db, 2)).toBeNull();
  });
});

describe('the words of a story', () => {
  const told = async (word: string) =>
    (
      await db.rows<{ topic_id: number }>(
        'select topic_id from topic_search where words @@ plainto_tsquery(stemmer::regconfig, $1) order by 1',
        [word],
      )
    ).map(({ topic_id }) => topic_id);

  it('are written when it is told by two outlets, and deleted with it', async () => {
    for (const n of [0, 1])
      await buildWaitingArticle(db, n, ['Orvale dam breaks', 'The lower street is flooded.']);
    const keeper = keeperAt(db, 12);
    await settle(db, keeper);
    await keeper.release();
    const [topic] = await db.rows<{ id: number }>('select id from topic where is_listed');
    expect(await told('dams')).toEqual([topic?.id]);
    await db.rows('update article set topic_id = null, event_id = null, is_card = false');
    await db.rows('delete from event');
    await db.rows('delete from topic');
    expect(await told('dams')).toEqual([]);
  });

  it('hold its label, name, description and milestones, in its language', async () => {
    const { id } = await buildTopic(db, {
      label: 'Dammbruch Übersee',
      name: 'Häuser geräumt',
      description: 'Die Feuerwehr kam.',
      language: 'de',
    });
    const article = await buildArticle(db, { topic_id: id });
    await buildMilestone(db, id, [article.id], { title: 'Brücken gesperrt' });
    await writeTopicWords(db, [id]);
    for (const word of ['dammbruch', 'haus', 'feuerwehr', 'bruck']) expect(await told(word)).toEqual([id]);
    await db.rows('update topic set is_listed = false');
    await writeTopicWords(db, [id]);
    expect(await told('haus')).toEqual([]);
  });

  it('are filled in once, batch by batch, for listed topics without them', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) ids.push((await buildTopic(db, { name: `Lantern ${n}` })).id);
    await buildTopic(db, { name: 'Lantern unlisted', is_listed: false });
    expect(await fillTopicWords(db, 2)).toBe(2);
    await Promise.all([fillTopicWords(db, 2), fillTopicWords(db, 2)]);
    expect(await told('lantern')).toEqual(ids);
    expect(await fillTopicWords(db, 2)).toBeNull();
  });
});

function changed(id: number) {
  return {
    id,
    contentHashBefore: 'before',
    article: {
      slug: `unused-${id}`,
      identityKey: `unused:${id}`,
      titleKey: null,
      guid: null,
      url: `https://outlet.example/changed/${id}`,
      title: 'A ferry runs',
      excerpt: 'It runs again.',
      content: null,
      imageUrl: null,
      author: null,
      credit: null,
      language: 'en',
      publishedAt: NEWS_DAY,
      publishedFrom: 'feed' as const,
      contentHash: 'after',
      rawHash: 'after',
      tags: ['science'],
      itemCategories: [],
    },
  };
}
