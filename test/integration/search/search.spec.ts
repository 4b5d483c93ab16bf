import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { ArticleCards } from '#contract/reading';
import { SEARCH_MESSAGES, SearchAnswer } from '#contract/search';
import { ErrorBody } from '#contract/site';
import { writeSearchWords } from '#persistence/ingest/article';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone, buildReport } from '../../support/factories/timeline.js';
import type { Values } from '../../support/factories/values.js';
import { type ReaderApp, startReaderApp } from '../../support/reader-app.js';

let world: ReaderApp;
let herald: number;
const ids: Record<string, number> = {};
const get = (path: string) => request(world.app.getHttpServer()).get(path);

const search = async (query: Record<string, string>) => {
  const { body } = await get(`/api/news/search?${new URLSearchParams(query)}`).expect(200);
  return SearchAnswer.parse(body);
};
const found = async (query: Record<string, string>) =>
  (await search(query)).articles.map(({ id }) => id).sort();
const named = (...names: string[]) => names.map((name) => ids[name]).sort();

const TEXTS: Record<string, [title: string, excerpt: string, values?: Values<'article'>]> = {
  dam: ['Orrin dam holds after floods', 'Engineers say that the wall stands.'],
  ferry: ['Ferry to Tarnby runs again', 'The old dam was passed by the first boat.'],
  old: [
    'Tarnby mourns its old mill',
    'A dam of mud is all that is left.',
    { published_at: hoursAfter(-800) },
  ],
  german: ['Häuser in Übersee geräumt', 'Die Feuerwehr holte Möbel aus dem Haus.', { language: 'de' }],
  french: ['L’été des réformes', 'Un café à Tarnby rouvre.', { language: 'fr' }],
  russian: ['Новый мост открыт', 'Жители города довольны.', { language: 'ru' }],
  markup: ['<img src=x onerror=alert(1)> harbour', 'The "harbour" & its <script>boats</script>.'],
  tideTitle: [
    'High tide at Selby',
    'A quiet day.',
    {
      published_at: hoursAfter(-3),
      content: '<p>It was quiet.</p><p>Nobody saw 1 &lt; 2 or the "tides" &amp; the moon. It rained.</p>',
    },
  ],
  tideLater: [
    'Quay at Selby closed',
    `${'The pier stayed open for as long as anybody could stand on it. '.repeat(3)}Only then the tide turned.`,
    { published_at: hoursAfter(-2) },
  ],
  tideComment: ['What Selby wants', 'The tide is our friend.', { published_at: hoursAfter(-1) }],
  theWho: ['Who heard The Who?', 'They sang.'],
  ofThe: ['End of the pier', 'It fell.'],
  waiting: ['Orrin dam waits for its story', 'Nobody finds it yet.', { topic_id: null, is_card: false }],
};

beforeAll(async () => {
  world = await startReaderApp();
  herald = (await buildSource(world.db, { name: 'Orrin Herald', domain: 'herald.example' })).id;
  for (const [name, [title, excerpt, values]] of Object.entries(TEXTS)) {
    const source = name === 'dam' || name === 'ofThe' ? { source_id: herald } : {};
    ids[name] = (await buildArticle(world.db, { title, excerpt, ...source, ...values })).id;
  }
  const topic = await buildTopic(world.db);
  const milestone = await buildMilestone(world.db, topic.id, [ids.tideTitle ?? 0]);
  await buildReport(world.db, milestone.id, ids.tideComment ?? 0, { role: 'comment' });
  await writeSearchWords(world.db, Object.values(ids));
});
afterAll(() => world.stop());

describe('GET /api/news/search', () => {
  it.each([
    ['dams', ['dam', 'ferry', 'old']],
    ['dam flood', ['dam']],
    ['"old dam"', ['ferry']],
    ['"old dam', ['ferry']],
    ['old dam', ['ferry', 'old']],
    ['dam -ferry', ['dam', 'old']],
    ['dam -"old dam"', ['dam', 'old']],
    ['flood OR mill', ['dam', 'old']],
    ['flood OR -mill', ['dam']],
    ['haus', ['german']],
    ['MÖBEL', ['german']],
    ['cafe ete', ['french']],
    ['города', ['russian']],
    ['the -dam', []],
    ['wait', []],
    ['harbour', ['markup']],
  ])('finds by %s', async (q, names) => {
    expect(await found({ q })).toEqual(named(...names));
  });

  it.each<Record<string, string>>([
    { from: '0000-01-01', to: '9999-12-31' },
    { to: '9999-12-31' },
    { from: '0000-01-01' },
  ])('accepts extreme dates: %j', async (days) => {
    expect(await found({ q: 'dams', ...days })).toEqual(named('dam', 'ferry', 'old'));
  });

  it('returns a count that is marked as exact', async () => {
    expect(await search({ q: 'dam', limit: '1' })).toMatchObject({ totalCount: 3, totalIsLowerBound: false });
  });

  it('counts few results exactly, even if asked for a quick count', async () => {
    expect(await search({ q: 'dam', count: 'quick' })).toEqual(await search({ q: 'dam' }));
  });

  it('ranks by relevance and freshness', async () => {
    const { articles } = await search({ q: 'dam' });
    expect(articles.map(({ id }) => id)).toEqual([ids.dam, ids.ferry, ids.old]);
  });

  it('pages through the results and returns an empty list past the end', async () => {
    const first = await search({ q: 'dam', limit: '2' });
    const second = await search({ q: 'dam', limit: '2', offset: '2' });
    expect([...first.articles, ...second.articles].map(({ id }) => id)).toEqual([
      ids.dam,
      ids.ferry,
      ids.old,
    ]);
    for (const offset of ['3', '10000', '999999999'])
      expect(await search({ q: 'dam', offset })).toEqual({
        articles: [],
        totalCount: 3,
        totalIsLowerBound: false,
      });
  });

  it.each([
    [{ sources: 'orrin herald' }, ['dam']],
    [{ sources: ' https://www.herald.example/ , nobody.example' }, ['dam']],
    [{ sources: 'nobody.example' }, []],
    [{ sources: ' , ' }, ['dam', 'ferry', 'old']],
    [{ from: '2031-03-04' }, ['dam', 'ferry']],
    [{ to: '2031-03-03' }, ['old']],
    [{ from: '2031-03-04', to: '2031-03-04' }, ['dam', 'ferry']],
    [{ from: '2031-03-05' }, []],
  ])('filters by %p', async (filter, names) => {
    expect(await found({ q: 'dam', ...filter })).toEqual(named(...names));
  });

  it('highlights matches and escapes markup', async () => {
    const [german] = (await search({ q: 'haus' })).articles;
    const marked = (text = '', marks: readonly (readonly number[])[] = []) =>
      marks.map(([start, end]) => text.slice(start, end));
    expect(marked(german?.title, german?.marks.title)).toEqual(['Häuser']);
    expect(marked(german?.excerpt, german?.marks.excerpt)).toEqual(['Haus']);
    const [markup] = (await search({ q: 'script' })).articles;
    expect(markup?.excerpt).toContain('<script>boats</script>');
    expect(marked(markup?.excerpt, markup?.marks.excerpt)).toEqual(['script', 'script']);
  });
});

describe('sort, kind and passages', () => {
  const order = async (query: Record<string, string>) =>
    (await search(query)).articles.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));

  it('orders by relevance unless asked for the newest first', async () => {
    expect(await order({ q: 'tide' })).toEqual(['tideTitle', 'tideComment', 'tideLater']);
    expect(await order({ q: 'tide', sort: 'newest' })).toEqual(['tideComment', 'tideLater', 'tideTitle']);
  });

  it.each([
    ['report', ['tideTitle', 'tideLater']],
    ['comment', ['tideComment']],
  ])('finds only %s', async (kind, names) => {
    expect(await order({ q: 'tide', kind })).toEqual(names);
    expect((await search({ q: 'tide', kind })).totalCount).toBe(names.length);
  });

  it('shows the sentence around a match that the beginning of the excerpt lacks', async () => {
    const { articles } = await search({ q: 'tide' });
    const passages = new Map(articles.map(({ id, passage }) => [id, passage]));
    expect(passages.get(ids.tideLater ?? 0)?.text).toBe('… Only then the tide turned.');
    expect(passages.get(ids.tideTitle ?? 0)?.text).toBe('… Nobody saw 1 < 2 or the "tides" & the moon. …');
    expect(passages.get(ids.tideComment ?? 0)).toBeNull();
    for (const { passage } of articles)
      for (const [start, end] of passage?.marks ?? [])
        expect(passage?.text.slice(start, end)).toMatch(/^tides?$/);
  });
});

describe('a search of stop words', () => {
  it.each([
    ['the', ['theWho', 'ofThe']],
    ['THE', ['theWho', 'ofThe']],
    ['the who', ['theWho']],
    ['"the who"', ['theWho']],
    ['who the', []],
    ['the of', []],
    ['of the', ['ofThe']],
    ['the OR of', ['theWho', 'ofThe']],
    ['the -who', []],
  ])('%s finds the titles that contain it word for word', async (q, names) => {
    expect(await found({ q })).toEqual(named(...names));
  });

  it('counts and marks what it found', async () => {
    const { articles, totalCount, totalIsLowerBound } = await search({ q: 'the who', limit: '1' });
    expect({ totalCount, totalIsLowerBound }).toEqual({ totalCount: 1, totalIsLowerBound: false });
    const [start = 0, end = 0] = articles[0]?.marks.title[0] ?? [];
    expect(articles[0]?.title.slice(start, end)).toBe('The Who');
  });

  it('takes filters', async () => {
    expect(await found({ q: 'the', to: '2031-03-01' })).toEqual([]);
    expect(await found({ q: 'the', sources: 'herald.example' })).toEqual(named('ofThe'));
  });
});

describe('GET /api/search', () => {
  it('returns related articles for words joined by OR', async () => {
    const { body } = await get('/api/search?q=flood%20OR%20mill%20OR%20boats').expect(200);
    expect(
      ArticleCards.parse(body)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(named('dam', 'ferry', 'old', 'markup'));
  });

  it.each(['/api/search', '/api/search?q=', '/api/search?q=%20', '/api/search?q=a&q=b'])(
    'refuses %s',
    async (path) => {
      const { body } = await get(path).expect(400);
      expect(ErrorBody.parse(body).issues?.[0]?.path).toBe('q');
    },
  );
});

describe('bad input', () => {
  it.each([
    ['', 'q', SEARCH_MESSAGES.empty],
    ['q=%20%20', 'q', SEARCH_MESSAGES.empty],
    [`q=${'x'.repeat(10_000)}`, 'q', SEARCH_MESSAGES.tooLong],
    ['q=a%00b', 'q', 'must not contain control characters'],
    ['q=a%E2%80%AEb', 'q', 'must not contain control characters'],
    ['q=dam&from=2031-02-30', 'from', SEARCH_MESSAGES.noDate],
    ['q=dam&from=yesterday', 'from', SEARCH_MESSAGES.noDate],
    ['q=dam&to=2031-13-01', 'to', SEARCH_MESSAGES.noDate],
    ['q=dam&from=2031-03-05&to=2031-03-04', 'from', SEARCH_MESSAGES.fromAfterTo],
    ['q=dam&sort=best', 'sort', null],
    ['q=dam&count=roughly', 'count', null],
    ['q=dam&kind=opinion', 'kind', null],
    ['q=dam&limit=0', 'limit', null],
    ['q=dam&limit=51', 'limit', null],
    ['q=dam&offset=-1', 'offset', null],
    ['q=dam&offset=99999999999999', 'offset', null],
    [`q=dam&sources=${'a,'.repeat(21)}`, 'sources', SEARCH_MESSAGES.tooManySources],
  ])('refuses %s', async (query, path, message) => {
    const { body } = await get(`/api/news/search?${query}`).expect(400);
    const { code, issues } = ErrorBody.parse(body);
    expect({ code, path: issues?.[0]?.path }).toEqual({ code: 'invalid_input', path });
    if (message !== null && query !== '') expect(issues?.[0]?.message).toBe(message);
  });

  it.each([
    '"',
    '"""',
    '"unbalanced',
    'the',
    'the and of',
    'der die das und the',
    '---',
    '-dam',
    '() & | ! :*',
    "'; drop table article; --",
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '\\',
    '%',
    '🌊',
    '\u200b',
    'x'.repeat(200),
    Array.from({ length: 60 }, (_, n) => `a${n}`)
      .join(' OR ')
      .slice(0, 200),
    '-a '.repeat(60),
    '北京',
  ])('answers %p without failing', async (q) => {
    const { totalCount } = await search({ q });
    expect(totalCount).toBeLessThanOrEqual(2);
    for (const call of ['search', 'search/stories', 'search/suggest', 'news/search'])
      await get(`/api/${call}?${new URLSearchParams({ q })}`).expect(200);
    await get(`/search/feed.xml?${new URLSearchParams({ q })}`).expect(200);
  });
});
