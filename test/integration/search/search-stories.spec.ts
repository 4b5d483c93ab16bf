import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { SearchStories, Suggestions } from '#contract/search';
import { ErrorBody, SUGGESTIONS_MOST } from '#contract/site';
import { writeSearchWords } from '#persistence/ingest/article';
import { writeTopicWords } from '#persistence/stories';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import type { Values } from '../../support/factories/values.js';
import { type ReaderApp, startReaderApp } from '../../support/reader-app.js';

let world: ReaderApp;
const slugs: Record<string, string> = {};
const get = (path: string, q: string) =>
  request(world.app.getHttpServer()).get(`${path}?${new URLSearchParams({ q })}`);

const TOPICS: Record<string, Values<'topic'>> = {
  trial: {
    label: 'Orrin dam trial',
    name: 'Builder of the dam found guilty',
    description: 'A court heard 40 engineers.',
    status: 'resolved',
    resolved_at: hoursAfter(-100),
    resolution_summary: 'The builder was found guilty.',
    last_reported_at: hoursAfter(-100),
    origin_count: 9,
    hot_rank: 1,
  },
  flood: { label: 'Tarnby flood', name: 'Streets of Tarnby dry again', origin_count: 3, hot_rank: 9 },
  zurich: { label: null, name: 'Zürich rouvre un café', language: 'fr', hot_rank: 2 },
  election: {
    label: 'Norrend election',
    name: 'Norrend votes again',
    description: 'A walkout, a walkout and a walkout: the walkout of the walkout party began with a walkout.',
    origin_count: 90,
    hot_rank: 98,
  },
  walkout: { label: 'Carhands walkout', name: 'Trams run again', hot_rank: 3 },
  named: { label: 'Tarnby docks', name: 'Walkout after walkout at the docks, a walkout a day', hot_rank: 97 },
  docks: { label: 'Karsk docks', name: 'Dockers end strike at last', hot_rank: 4 },
  deal: { label: 'Karsk coalition', name: 'Field strikes deal', origin_count: 90, hot_rank: 96 },
  unlisted: { label: 'Orrin dam rumour', is_listed: false, hot_rank: 99 },
};

beforeAll(async () => {
  world = await startReaderApp();
  const ids: number[] = [];
  for (const [name, values] of Object.entries(TOPICS)) {
    const topic = await buildTopic(world.db, values);
    slugs[name] = topic.slug;
    ids.push(topic.id);
  }
  const article = await buildArticle(world.db, { topic_id: ids[1] ?? 0, published_at: NEWS_DAY });
  const french = await buildArticle(world.db, { topic_id: ids[2] ?? 0, language: 'fr' });
  await buildMilestone(world.db, ids[1] ?? 0, [article.id], { title: 'The dam of Tarnby gives way' });
  await writeSearchWords(world.db, [article.id, french.id]);
  await writeTopicWords(world.db, ids);
  for (const name of ['Orrin Herald', 'The Dam Post', 'Bote aus Zürich'])
    await buildArticle(world.db, { source_id: (await buildSource(world.db, { name })).id });
  await buildSource(world.db, { name: 'Orrin Closed', disabled_reason: 'gone' });
  await buildSource(world.db, { name: 'Orrin Silent' });
});
afterAll(() => world.stop());

const stories = async (q: string) =>
  SearchStories.parse((await get('/api/search/stories', q).expect(200)).body);

describe('GET /api/search/stories', () => {
  it.each([
    ['dam', ['trial', 'flood']],
    ['dams trials', ['trial']],
    ['engineer', ['trial']],
    ['zurich cafe', ['zurich']],
    ['rumour', []],
    ['the', []],
    ['flood -dry', []],
    ['trial OR streets', ['trial', 'flood']],
  ])('finds %s in label, name, description and milestones of listed stories', async (q, names) => {
    const found = (await stories(q)).map(({ slug }) => slug);
    expect(found.sort()).toEqual(names.map((name) => slugs[name]).sort());
  });

  it('puts the story whose name matches before one that mentions it, and says how it ended', async () => {
    const [first] = await stories('dam');
    expect(first).toMatchObject({
      slug: slugs.trial,
      status: 'resolved',
      ending: { text: 'The builder was found guilty.' },
    });
  });

  it('puts stories with the words in the label first, then in the name, then elsewhere', async () => {
    const found = async (q: string) => (await stories(q)).map(({ slug }) => slug);
    expect(await found('walkouts')).toEqual([slugs.walkout, slugs.named, slugs.election]);
    // 'Strikes a deal' is no strike.
    expect(await found('strike')).toEqual([slugs.docks, slugs.deal]);
  });

  it('refuses an empty query', async () => {
    const { body } = await get('/api/search/stories', ' ').expect(400);
    expect(ErrorBody.parse(body).issues?.[0]?.path).toBe('q');
  });
});

describe('GET /api/search/suggest', () => {
  const suggested = async (q: string) => {
    const { body } = await get('/api/search/suggest', q).expect(200);
    const { stories, sources } = Suggestions.parse(body);
    expect(stories.length + sources.length).toBeLessThanOrEqual(SUGGESTIONS_MOST);
    return [...stories, ...sources].map(({ name }) => name);
  };

  it.each([
    ['ta', ['Tarnby docks', 'Tarnby flood']],
    ['silent', []],
    ['orr', ['Orrin dam trial', 'Orrin Herald']],
    ['DAM', ['Orrin dam trial', 'The Dam Post']],
    ['dam orr', ['Orrin dam trial']],
    ['zur', ['Zürich rouvre un café', 'Bote aus Zürich']],
    ['CAFÉ', ['Zürich rouvre un café']],
    ['guilty', ['Builder of the dam found guilty']],
    ['rrin', []],
    ['rumour', []],
    ['closed', []],
  ])('answers %s with stories, the liveliest first, and sources', async (q, names) => {
    expect(await suggested(q)).toEqual(names);
  });

  it('says in which language a story is', async () => {
    const { body } = await get('/api/search/suggest', 'zur').expect(200);
    expect(Suggestions.parse(body).stories).toMatchObject([
      { name: 'Zürich rouvre un café', language: 'fr' },
    ]);
  });
});
