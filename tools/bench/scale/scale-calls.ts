import type { Database } from '#persistence/database';
import { searchKinds } from '../search/search-kinds.js';

/** A kind of call, and the least that answers it: bare SQL. */
export interface ScaleCalls {
  kind: string;
  path: (call: number) => string;
  /** Null if nothing comparable is that simple. */
  floor: ((call: number) => readonly [sql: string, values: readonly unknown[]]) | null;
}

const PAGE = 300;
/** More than the calls of a measurement, so that no call is repeated. */
const SAMPLED = 400;
const LARGEST = 50;
const TOPIC_PARTS = ['articles', 'milestones', 'coverage', 'stats', 'related'];
const LISTS = {
  today: '/api/today',
  featured: '/api/articles/featured',
  'lively stories': '/api/topics?sort=lively&limit=24',
  'moving stories': '/api/topics?sort=moving&limit=24',
  'quiet stories': '/api/topics?sort=quiet&limit=24',
  'sections of Discover': '/api/stories/sections',
  places: '/api/places',
} as const;

/** All kinds of calls, with ids and words from this world. */
export async function scaleCalls(db: Database): Promise<ScaleCalls[]> {
  return [
    ...(await feedCalls(db)),
    ...(await topicCalls(db)),
    ...(await articleCalls(db)),
    ...(await sourceCalls(db)),
    ...Object.entries(LISTS).map(([kind, path]) => ({ kind, path: () => path, floor: null })),
    ...(await searchCalls(db)),
    ...(await storySearchCalls(db)),
  ];
}

const pick = <T>(all: readonly T[], call: number): T => {
  const found = all[(call * 7919) % all.length];
  if (found === undefined) throw new Error('The world has no rows of this kind.');
  return found;
};

async function feedCalls(db: Database): Promise<ScaleCalls[]> {
  const [row] = await db.rows<{ value: number }>(`select value from counter where name = 'cards'`);
  const cards = row?.value ?? 0;
  const at = (kind: string, limit: number, offset: (call: number) => number): ScaleCalls => ({
    kind,
    path: (call) => `/api/articles?limit=${limit}&offset=${offset(call)}`,
    floor: (call) => [
      'select id from article where is_card order by hot_rank desc, id desc limit $1 offset $2',
      [limit, offset(call)],
    ],
  });
  return [
    at('feed, first page, cached', PAGE, () => 0),
    at('feed, next pages', 12, (call) => PAGE + 12 * (call % 50)),
    at('feed, offset 12,000', PAGE, (call) => 12_000 + call),
    // Bare SQL would count all cards above, which takes seconds.
    { ...at('feed, half of its depth', PAGE, (call) => Math.floor(cards / 2) + 13 * call), floor: null },
    { ...at('feed, its end', PAGE, (call) => Math.floor(cards * 0.9) + 13 * call), floor: null },
  ];
}

async function topicCalls(db: Database): Promise<ScaleCalls[]> {
  const largest = await db.rows<{ id: number; slug: string }>(
    'select id, slug from topic order by article_count desc, id limit $1',
    [LARGEST],
  );
  const ordinary = await db.rows<{ id: number; slug: string }>(
    'select id, slug from topic where is_listed and article_count < 50 order by md5(id::text) limit $1',
    [SAMPLED],
  );
  const parts = (name: string, topics: typeof largest): ScaleCalls[] => [
    {
      kind: `${name}: itself`,
      path: (call) => `/api/topics/${pick(topics, call).slug}`,
      floor: (call) => ['select * from topic where slug = $1', [pick(topics, call).slug]],
    },
    ...TOPIC_PARTS.map((part) => ({
      kind: `${name}: ${part}`,
      path: (call: number) => `/api/topics/${pick(topics, call).id}/${part}`,
      floor: floorOf(part, (call) => pick(topics, call).id),
    })),
  ];
  return [...parts('largest topic', largest), ...parts('ordinary topic', ordinary)];
}

function floorOf(part: string, id: (call: number) => number): ScaleCalls['floor'] {
  if (part === 'articles')
    return (call) => [
      'select * from article where topic_id = $1 and is_card order by published_at desc, id desc limit 100',
      [id(call)],
    ];
  if (part === 'milestones')
    return (call) => ['select * from milestone where topic_id = $1 order by date desc, id desc', [id(call)]];
  return null;
}

async function articleCalls(db: Database): Promise<ScaleCalls[]> {
  const [row] = await db.rows<{ most: number }>('select max(id) as most from article');
  const step = Math.max(1, Math.floor((row?.most ?? 1) / SAMPLED));
  const articles = await db.rows<{ id: number; slug: string }>(
    'select id, slug from article where id = any(array(select generate_series(1, $1::int, $2::int)))',
    [row?.most, step],
  );
  return [
    {
      kind: 'article page',
      path: (call) => `/api/articles/${pick(articles, call).slug}`,
      floor: (call) => ['select * from article where slug = $1', [pick(articles, call).slug]],
    },
  ];
}

async function sourceCalls(db: Database): Promise<ScaleCalls[]> {
  const sources = await db.rows<{ id: number; slug: string }>(
    `select s.id, s.slug from source s join (select source_id, count(*) as articles from article group by source_id) a
         on a.source_id = s.id order by a.articles desc`,
  );
  const page = (kind: string, some: typeof sources): ScaleCalls => ({
    kind,
    path: (call) => `/api/sources/${pick(some, call).slug}`,
    floor: (call) => [
      'select * from article where source_id = $1 order by published_at desc limit 20',
      [pick(some, call).id],
    ],
  });
  return [
    page('source page, largest', sources.slice(0, LARGEST)),
    page('source page, ordinary', sources.slice(LARGEST, LARGEST + SAMPLED)),
    {
      kind: 'directory of sources',
      path: (call) => `/api/sources?limit=50&offset=${(call % 40) * 50}`,
      floor: (call) => [
        'select * from source order by lower(name), id limit 50 offset $1',
        [(call % 40) * 50],
      ],
    },
    { kind: 'statistics of sources', path: () => '/api/sources/statistics', floor: null },
  ];
}

/** The call that the page waits for, and the one that completes its count. */
async function searchCalls(db: Database): Promise<ScaleCalls[]> {
  const kinds = await searchKinds(db, { sources: await largestDomain(db) });
  return Object.entries({ search: 'quick', 'search, exact count': 'exact' }).flatMap(([name, count]) =>
    kinds.map(
      ({ kind, searches }): ScaleCalls => ({
        kind: `${name}: ${kind}`,
        path: (call) =>
          `/api/news/search?${new URLSearchParams({ ...searches[call % searches.length], count })}`,
        floor: (call) => [
          `select article_id from article_search where words @@ websearch_to_tsquery('english', $1)
          order by published_at desc limit 8`,
          [searches[call % searches.length]?.q ?? ''],
        ],
      }),
    ),
  );
}

async function largestDomain(db: Database): Promise<string> {
  const [row] = await db.rows<{ domain: string }>(
    `select s.domain from source s join (select source_id, count(*) as articles from article group by source_id) a
         on a.source_id = s.id order by a.articles desc limit 1`,
  );
  return row?.domain ?? '';
}

async function storySearchCalls(db: Database): Promise<ScaleCalls[]> {
  const names = await db.rows<{ name: string }>(
    'select name from topic where is_listed order by md5(slug) limit $1',
    [SAMPLED],
  );
  const words = (call: number, from: number, to: number) =>
    encodeURIComponent(pick(names, call).name.split(' ').slice(from, to).join(' '));
  return [
    { kind: 'stories: one word', path: (call) => `/api/search/stories?q=${words(call, 0, 1)}`, floor: null },
    { kind: 'stories: two words', path: (call) => `/api/search/stories?q=${words(call, 1, 3)}`, floor: null },
    {
      kind: 'suggestions: two letters',
      path: (call) => `/api/search/suggest?q=${words(call, 0, 1).slice(0, 2)}`,
      floor: null,
    },
    {
      kind: 'suggestions: a word',
      path: (call) => `/api/search/suggest?q=${words(call, 0, 1)}`,
      floor: null,
    },
  ];
}
