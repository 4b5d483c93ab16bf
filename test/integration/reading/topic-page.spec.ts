import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { ArticleCards, TopicSettings, UserTopics } from '#contract/reading';
import { HIDDEN_SOURCES_MAX, MUTED_WORD_CHARS, MUTED_WORDS_MAX } from '#contract/site';
import { StoryTracker, TopicPage, TopicSources } from '#contract/stories';
import { MilestoneConfirmation, Milestones, TopicNumbers, TopicPeople } from '#contract/timeline';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildSource, buildSourceRedirect } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildClaim, buildMilestone, buildReport } from '../../support/factories/timeline.js';
import type { Values } from '../../support/factories/values.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let world: ReaderApp;
let topicId: number;
let herald: number;
let gazette: number;
let wire: [number, number, number, number, number];
const visit = (path: string) => request(world.app.getHttpServer()).get(`/api${path}`);

beforeAll(async () => {
  world = await startReaderApp();
  const { db } = world;
  topicId = (await buildTopic(db)).id;
  herald = (
    await buildSource(db, {
      name: 'Orrin Herald',
      domain: 'herald.example',
      bias: 'left',
      trust_score: 81,
    })
  ).id;
  gazette = (await buildSource(db, { name: 'Orrin Gazette', domain: 'gazette.example' })).id;
  const of = async (hours: number, values: Values<'article'>) =>
    (await buildArticle(db, { topic_id: topicId, published_at: hoursAfter(hours), ...values })).id;
  const own = await of(2, { source_id: herald, origin_key: 'source:herald.example', title: 'The dam leaks' });
  const first = await of(1, {
    source_id: gazette,
    origin_key: 'agency:tidewire',
    title: 'Tidewire: dam leaks',
  });
  const copy = await of(3, {
    source_id: herald,
    origin_key: 'agency:tidewire',
    copy_of_id: first,
    is_card: false,
  });
  const credits = await of(4, {
    source_id: gazette,
    origin_key: 'source:herald.example',
    title: 'Herald: it leaks',
  });
  const denies = await of(5, { origin_key: 'source:denier.example', title: 'No leak, says the keeper' });
  wire = [first, own, copy, credits, denies];
});

afterAll(() => world.stop());

describe('GET /api/topics/:id/sources', () => {
  it('lists its sources with first report, origins, trust and bias', async () => {
    const { body } = await visit(`/topics/${topicId}/sources`).expect(200);
    const sources = TopicSources.parse(body);
    expect(sources.map(({ name }) => name).slice(0, 2)).toEqual(['Orrin Gazette', 'Orrin Herald']);
    expect(sources[0]).toMatchObject({
      bias: null,
      credibilityScore: null,
      articleCount: 2,
      firstReport: { title: 'Tidewire: dam leaks' },
      origins: [
        { label: 'Tidewire', articles: 1 },
        { label: 'Orrin Herald', articles: 1 },
      ],
    });
    expect(sources[0]?.latest.map(({ title }) => title)).toEqual(['Herald: it leaks', 'Tidewire: dam leaks']);
    expect(sources[1]).toMatchObject({ bias: 'left', credibilityScore: 8.1, firstReport: { id: wire[1] } });
  });

  it.each([
    ['/topics/999999/sources', 404],
    ['/topics/x/sources', 400],
    ['/topics/999999/coverage', 404],
    ['/milestones/999999/confirmation', 404],
    ['/milestones/0/confirmation', 400],
    ['/milestones/99999999999/confirmation', 400],
  ])('%s: %d', async (path, status) => {
    await visit(path).expect(status);
  });
});

describe('GET /api/topics/:id/articles?role=comment', () => {
  it('lists comment only, which no milestone counts as a report', async () => {
    const { db } = world;
    const at = { topic_id: (await buildTopic(db)).id };
    const report = await buildArticle(db, { ...at, source_id: gazette, title: 'The weir gives way' });
    const opinion = await buildArticle(db, { ...at, source_id: herald, title: 'We should have known' });
    const { id } = await buildMilestone(db, at.topic_id, [report.id]);
    await buildReport(db, id, opinion.id, { role: 'comment' });
    const titlesOf = async (query: string) => {
      const { body } = await visit(`/topics/${at.topic_id}/articles${query}`).expect(200);
      return ArticleCards.parse(body).map(({ title }) => title);
    };
    expect(await titlesOf('?role=comment')).toEqual(['We should have known']);
    expect(await titlesOf('?role=comment&offset=1')).toEqual([]);
    expect(await titlesOf('')).toHaveLength(2);
    await visit(`/topics/${at.topic_id}/articles?role=first`).expect(400);
    const [milestone] = Milestones.parse((await visit(`/topics/${at.topic_id}/milestones`)).body);
    expect(milestone?.sources.map(({ name }) => name)).toEqual(['Orrin Gazette']);
    const story = StoryTracker.parse((await visit(`/stories/${at.topic_id}/tracker`)).body);
    expect(story.milestones[0]?.articles.map(({ title }) => title)).toEqual(['The weir gives way']);
  });
});

describe('GET /api/topics/:id/numbers', () => {
  it('has each value of a number that changed, with who stated it first', async () => {
    const { db } = world;
    const topic = await buildTopic(db);
    const at = { topic_id: topic.id };
    const first = await buildArticle(db, { ...at, source_id: gazette });
    const second = await buildArticle(db, { ...at, source_id: herald });
    const early = await buildMilestone(db, topic.id, [first.id]);
    const late = await buildMilestone(db, topic.id, [second.id]);
    // Its number is in the headline alone.
    const last = await buildArticle(db, {
      ...at,
      source_id: herald,
      title: 'Twelve people injured as weir breaks',
      published_at: hoursAfter(9),
    });
    await buildMilestone(db, topic.id, [last.id]);
    const of = (origin: string, hours: number) => ({ origin_key: origin, at: hoursAfter(hours) });
    await buildClaim(db, early.id, first.id, { value: 3, ...of('a', 1) });
    await buildClaim(db, late.id, first.id, { value: 9, ...of('a', 2) });
    await buildClaim(db, late.id, second.id, { value: 9, at_least: true, ...of('b', 3) });
    const { body } = await visit(`/topics/${topic.id}/numbers`).expect(200);
    expect(TopicNumbers.parse(body)).toEqual([
      {
        kind: 'injured',
        unit: 'people',
        steps: [
          {
            value: 3,
            atLeast: false,
            at: hoursAfter(1).toISOString(),
            source: 'Orrin Gazette',
            article: { id: first.id, slug: first.slug },
            originCount: 1,
          },
          expect.objectContaining({ value: 9, atLeast: false, source: 'Orrin Gazette', originCount: 2 }),
          expect.objectContaining({
            value: 12,
            source: 'Orrin Herald',
            article: { id: last.id, slug: last.slug },
          }),
        ],
      },
    ]);
    expect((await visit(`/topics/${topicId}/numbers`).expect(200)).body).toEqual([]);
    await visit('/topics/999999/numbers').expect(404);
  });
});

describe('GET /api/topics/:id/people', () => {
  it('has those whom reports introduce, with the words and the article', async () => {
    const { db } = world;
    const topic = await buildTopic(db);
    const report = async (hours: number, values: Values<'article'>) => {
      const published_at = hoursAfter(hours);
      const article = await buildArticle(db, {
        topic_id: topic.id,
        source_id: herald,
        published_at,
        ...values,
      });
      return {
        article,
        milestone: await buildMilestone(db, topic.id, [article.id], { created_at: published_at }),
      };
    };
    const excerpt = 'The weir was shut by harbour master Ilse Brandt.';
    const { article: first, milestone } = await report(1, { excerpt });
    const content = `<p>Ilse Brandt, <b>head of the inquiry</b>, spoke.</p><p>Mayor Odo Marsh listened.</p>`;
    const { article: second } = await report(2, {
      excerpt: 'Ilse Brandt spoke.',
      content,
      source_id: gazette,
    });
    const opinion = await buildArticle(db, { topic_id: topic.id, excerpt: 'Poet Ada Merrin is angry.' });
    await buildReport(db, milestone.id, opinion.id, { role: 'comment' });
    const { milestone: gone } = await report(3, { excerpt: 'Sheriff Abe Merrin left.' });
    await db.kysely
      .updateTable('milestone')
      .set({ retracted_at: hoursAfter(4) })
      .where('id', '=', gone.id)
      .execute();
    const { body } = await visit(`/topics/${topic.id}/people`).expect(200);
    expect(TopicPeople.parse(body)).toEqual([
      {
        name: 'Ilse Brandt',
        role: 'harbour master',
        at: hoursAfter(1).toISOString(),
        source: 'Orrin Herald',
        article: { id: first.id, slug: first.slug },
      },
      expect.objectContaining({ name: 'Odo Marsh', role: 'Mayor' }),
    ]);
    await report(5, { content, excerpt: 'Ilse Brandt spoke.' });
    const again = TopicPeople.parse((await visit(`/topics/${topic.id}/people`)).body);
    expect(again[0]).toMatchObject({ role: 'head of the inquiry', article: { id: second.id } });
    expect((await visit(`/topics/${topicId}/people`).expect(200)).body).toEqual([]);
    await visit('/topics/999999/people').expect(404);
  });
});

describe('the ending of a topic', () => {
  const ended = (values: Values<'topic'>) =>
    buildTopic(world.db, {
      status: 'resolved',
      first_reported_at: hoursAfter(0),
      resolved_at: hoursAfter(60),
      resolution_summary:
        'Ended: “The dam is whole again” (Orrin Gazette, 6 March 2031). 4 independent origins reported it.',
      ...values,
    });
  const pageOf = async (id: number) => TopicPage.parse((await visit(`/topics/${id}`).expect(200)).body);

  it('is the outcome with its article, day, origins and outlets, on both pages', async () => {
    const { db } = world;
    const topic = await ended({});
    const at = { topic_id: topic.id };
    const first = await buildArticle(db, { ...at, source_id: herald, published_at: hoursAfter(59) });
    const told = await buildArticle(db, { ...at, source_id: gazette, published_at: hoursAfter(60) });
    const milestone = await buildMilestone(db, topic.id, [first.id, told.id]);
    // One of the articles has left the topic since.
    const ids = [first.id, told.id, wire[0]];
    await db.kysely
      .updateTable('topic')
      .set({ resolution_article_ids: ids })
      .where('id', '=', topic.id)
      .execute();
    const { ending } = await pageOf(topic.id);
    expect(ending).toEqual({
      text: 'The dam is whole again',
      at: hoursAfter(60).toISOString(),
      by: 'machine',
      cited: { slug: told.slug, source: 'Orrin Gazette' },
      milestoneId: milestone.id,
      articleIds: [first.id, told.id],
      originCount: 4,
      milestoneOrigins: 2,
      outlets: [
        { name: 'Orrin Herald', slug: expect.any(String) },
        { name: 'Orrin Gazette', slug: expect.any(String) },
      ],
      openFor: 2,
    });
    const story = StoryTracker.parse((await visit(`/stories/${topic.id}/tracker`).expect(200)).body);
    expect(story).toMatchObject({ ending, title: topic.name, estimatedCompletionPercent: 0 });
  });

  it("has an editor's words without an article, and is null for a story that goes on", async () => {
    const byEditor = await ended({
      resolution_summary: 'The owner paid the fine.',
      editor_fields: ['status'],
    });
    expect((await pageOf(byEditor.id)).ending).toMatchObject({
      text: 'The owner paid the fine.',
      by: 'editor',
      cited: null,
      milestoneId: null,
      outlets: [],
    });
    const goesOn = await buildTopic(world.db);
    expect((await pageOf(goesOn.id)).ending).toBeNull();
  });
});

describe('GET /api/milestones/:id/confirmation', () => {
  it('groups the reports by their origins, without those that only deny', async () => {
    const { db } = world;
    const { id } = await buildMilestone(db, topicId, wire.slice(0, 2), { outlet_count: 2 });
    const [first, , copy, credits, denies] = wire;
    await buildReport(db, id, copy, { role: 'copy' });
    await buildReport(db, id, credits, { role: 'repeats' });
    await buildReport(db, id, denies, { role: 'repeats' });
    const opinion = await buildArticle(db, { published_at: hoursAfter(0) });
    await buildReport(db, id, opinion.id, { role: 'comment', origin_key: 'agency:tidewire' });
    const { body } = await visit(`/milestones/${id}/confirmation`).expect(200);
    const confirmation = MilestoneConfirmation.parse(body);
    expect(confirmation.level).toBe('multiple');
    expect(confirmation.reason).toMatch(/^Multiple sources: 2 independent origins .*Tidewire, Orrin Herald/);
    expect(confirmation.origins.map(({ label, outletCount }) => [label, outletCount])).toEqual([
      ['Tidewire', 2],
      ['Orrin Herald', 2],
    ]);
    expect(confirmation.origins[0]?.reports.map(({ id: report, isCopy }) => [report, isCopy])).toEqual([
      [first, false],
      [copy, true],
    ]);
  });
});

describe('/api/topics/:id/settings', () => {
  let follower: TestReader;
  const change = (who: TestReader, body: object) =>
    world.call(who, 'patch', `/topics/${topicId}/settings`).send(body);
  const titles = async (who: TestReader) => {
    const { body } = await world.call(who, 'get', `/topics/${topicId}/articles`).expect(200);
    return ArticleCards.parse(body).map(({ title }) => title);
  };

  beforeAll(async () => {
    follower = await world.reader();
    await world.call(follower, 'post', `/topics/${topicId}/follow`).expect(200);
  });

  it('hides what a reader muted from this reader only', async () => {
    const all = ['No leak, says the keeper', 'Herald: it leaks', 'The dam leaks', 'Tidewire: dam leaks'];
    expect(await titles(follower)).toEqual(all);
    const { body } = await change(follower, {
      mutedWords: ['KEEPER', 'leak'],
      hiddenSourceIds: [herald],
    }).expect(200);
    expect(TopicSettings.parse(body)).toEqual({
      mutedWords: ['KEEPER', 'leak'],
      hiddenSources: [{ id: herald, name: 'Orrin Herald' }],
      targetIds: [],
    });
    // 'leak' is a whole word in one title only.
    expect(await titles(follower)).toEqual(['Herald: it leaks', 'Tidewire: dam leaks']);
    const other = await world.reader();
    expect(await titles(other)).toEqual(all);
    const visitor = await visit(`/topics/${topicId}/articles`).expect(200);
    expect(visitor.body).toHaveLength(all.length);
    await change(follower, { mutedWords: [] }).expect(200);
    expect(await titles(follower)).not.toContain('The dam leaks');
    const shown = await world.call(follower, 'get', `/topics/${topicId}/settings`).expect(200);
    expect(TopicSettings.parse(shown.body)).toMatchObject({
      mutedWords: [],
      hiddenSources: [{ id: herald }],
    });
    await change(follower, { hiddenSourceIds: [] }).expect(200);
    expect(await titles(follower)).toEqual(all);
  });

  it.each([
    '(a+)+$',
    '.*',
    '[',
    '\\',
    '|',
    'x{1,',
    '%_',
    'c++',
    '\\m',
    "'; drop table follow; --",
    '🙂 a',
    'é́a',
  ])('matches %j literally', async (word) => {
    const answer = await change(follower, { mutedWords: [`${word} dam`] }).expect(200);
    expect(TopicSettings.parse(answer.body).mutedWords).toEqual([`${word} dam`]);
    expect(await titles(follower)).toHaveLength(4);
  });

  it.each([
    [{}],
    [{ mutedWords: 'dam' }],
    [{ mutedWords: [''] }],
    [{ mutedWords: ['...'] }],
    [{ mutedWords: ['dam', 'DAM'] }],
    [{ mutedWords: ['x'.repeat(MUTED_WORD_CHARS + 1)] }],
    [{ mutedWords: Array.from({ length: MUTED_WORDS_MAX + 1 }, (_, n) => `w${n}`) }],
    [{ mutedWords: ['a\u0000b'] }],
    [{ mutedWords: ['a\u202eb'] }],
    [{ hiddenSourceIds: Array.from({ length: HIDDEN_SOURCES_MAX + 1 }, (_, n) => n + 1) }],
    [{ hiddenSourceIds: [0] }],
    [{ hiddenSourceIds: [1, 1] }],
    [{ hiddenSourceIds: [4_000_000_000] }],
    [{ priority: 'high' }],
  ])('refuses %j', async (body) => {
    await change(follower, body).expect(400);
  });

  it('hides the source that a merged one became, once', async () => {
    const old = (await buildSourceRedirect(world.db, herald)).old_source_id;
    const hidden = async (hiddenSourceIds: number[]) => {
      const { body } = await change(follower, { hiddenSourceIds }).expect(200);
      return TopicSettings.parse(body).hiddenSources.map(({ id }) => id);
    };
    expect(await hidden([old])).toEqual([herald]);
    expect(await hidden([old, gazette, herald])).toEqual([herald, gazette]);
    expect(await hidden([gazette, herald, old])).toEqual([gazette, herald]);
    expect(await hidden([])).toEqual([]);
  });

  it('refuses unknown sources and readers who do not follow', async () => {
    const { body } = await change(follower, { hiddenSourceIds: [gazette, 2_000_000_000] }).expect(200);
    expect(TopicSettings.parse(body).hiddenSources).toEqual([{ id: gazette, name: 'Orrin Gazette' }]);
    await change(await world.reader(), { mutedWords: [] }).expect(404);
    await visit(`/topics/${topicId}/settings`).expect(401);
    await world.call(follower, 'get', '/topics/999999/settings').expect(404);
  });

  it("returns a follower's last visit", async () => {
    const { body } = await world.call(follower, 'get', '/user/topics').expect(200);
    const [follow] = UserTopics.parse(body);
    expect(follow?.seenAt).toBe(hoursAfter(0).toISOString());
  });
});
