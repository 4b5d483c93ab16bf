import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContentDetail, DeskContent, OrderDone } from '#contract/desk';
import type { StoryOrder } from '#domain/stories/orders';
import { CONTENT_WALKED } from '#persistence/desk';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { buildArticle, buildRevision, buildWaitingArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let site: ReaderApp;
let editor: TestReader;

beforeAll(async () => {
  site = await startReaderApp();
  editor = await site.reader({ is_editor: true });
});
afterAll(() => site.stop());

const list = async (query: string) =>
  DeskContent.parse((await site.call(editor, 'get', `/admin/articles${query}`).expect(200)).body);
const idsOf = async (query: string) => (await list(query)).articles.map(({ id }) => id);

describe('articles on the desk', () => {
  it('are found by source, story, tag, place, trait, title, id and URL, newest first', async () => {
    const { db } = site;
    const source = await buildSource(db, { domain: 'orrin.example', name: 'Orrin Courant' });
    const topic = await buildTopic(db, { name: 'The dam', language: 'nl' });
    const own = { topic_id: topic.id, source_id: source.id };
    const first = await buildArticle(db, {
      ...own,
      title: 'Dam 100% safe',
      language: 'nl',
      published_at: hoursAfter(1),
    });
    const copy = await buildArticle(db, {
      ...{ ...own, tags: ['health'], published_at: hoursAfter(2) },
      ...{ copy_of_id: first.id, is_card: false },
    });
    const comment = await buildArticle(db, { ...own, published_at: hoursAfter(3) });
    await buildMilestone(db, topic.id, [first.id]);
    const other = await buildMilestone(db, topic.id, [comment.id]);
    await db.rows(`update milestone_article set role = 'comment' where milestone_id = $1`, [other.id]);
    await buildRevision(db, first.id, { title: 'Dam safe' });
    const waits = await buildWaitingArticle(db, 4, ['A match', 'It waits.'], { source_id: source.id });
    const of = `?topic=${topic.id}`;
    expect(await idsOf(of)).toEqual([comment.id, copy.id, first.id]);
    expect((await list(`${of}&q=100%25`)).articles).toMatchObject([
      { language: 'nl', topic: { name: 'The dam', language: 'nl' } },
    ]);
    expect(await idsOf('?source=orrin.example')).toEqual([comment.id, copy.id, first.id]);
    expect(await idsOf(`${of}&tag=health`)).toEqual([copy.id]);
    expect(await idsOf(`${of}&trait=copy`)).toEqual([copy.id]);
    expect(await idsOf(`${of}&trait=comment`)).toEqual([comment.id]);
    expect(await idsOf(`${of}&trait=revised`)).toEqual([first.id]);
    expect(await idsOf(`${of}&q=100%25`)).toEqual([first.id]);
    expect(await idsOf('?state=unplaced&source=orrin.example')).toEqual([waits.id]);
    for (const q of [String(waits.id), encodeURIComponent(waits.url)])
      expect(await idsOf(`?q=${q}`)).toEqual([waits.id]);
    for (const nothing of ['?source=nobody.example', '?topic=2147483647', '?before=2147483647&limit=5'])
      expect(await list(nothing)).toMatchObject({ articles: [], next: null });
    for (const wrong of [
      '?tag=dams',
      '?state=gone',
      '?trait=x',
      '?topic=0',
      '?limit=0',
      `?q=${'x'.repeat(300)}`,
    ])
      await site.call(editor, 'get', `/admin/articles${wrong}`).expect(400);
  });

  it('come in pages that lose and repeat none', async () => {
    const topic = await buildTopic(site.db);
    const ids: number[] = [];
    for (let n = 0; n < 7; n += 1)
      ids.unshift(
        (await buildArticle(site.db, { topic_id: topic.id, published_at: hoursAfter(Math.floor(n / 3)) })).id,
      );
    const seen: number[] = [];
    let next: number | null = null;
    do {
      const page: DeskContent = await list(
        `?topic=${topic.id}&limit=3${next === null ? '' : `&before=${next}`}`,
      );
      seen.push(...page.articles.map(({ id }) => id));
      next = page.next;
    } while (next !== null);
    expect(seen).toEqual(ids);
  });

  it('are looked through in parts if few match, and say so', async () => {
    const topic = await buildTopic(site.db);
    const { id } = await buildArticle(site.db, {
      ...{ topic_id: topic.id, title: 'The needle', published_at: hoursAfter(-1) },
    });
    await site.db.rows(
      `insert into article (slug, identity_key, url, title, excerpt, language, published_at, published_from, first_seen_at,
              updated_at, content_hash, raw_hash, tags, category_id, source_id, topic_id)
       select 'hay-' || n, 'hay:' || n, 'https://hay.example/' || n, 'Hay', '', a.language, a.published_at + interval '1 hour',
              'feed', a.first_seen_at, a.updated_at, '', '', a.tags, a.category_id, a.source_id, a.topic_id
         from article a, generate_series(1, $2) n where a.id = $1`,
      [id, CONTENT_WALKED],
    );
    const first = await list(`?topic=${topic.id}&q=needle`);
    expect(first).toMatchObject({ articles: [], searched: CONTENT_WALKED });
    expect(await list(`?topic=${topic.id}&q=needle&before=${first.next}`)).toMatchObject({
      articles: [{ id }],
      next: null,
      searched: null,
    });
  });

  it('explain their place and tags, and show earlier versions', async () => {
    const { id } = await buildArticle(site.db, { title: 'Dam safe', editor_fields: ['tags'] });
    await buildRevision(site.db, id, { title: 'Dam unsafe' });
    const show = async (which: number) =>
      ContentDetail.parse((await site.call(editor, 'get', `/admin/articles/${which}`).expect(200)).body);
    expect(await show(id)).toMatchObject({
      tagReasons: ['An editor set the tags.'],
      versions: [{ title: 'Dam unsafe' }],
      locks: ['tags'],
    });
    const waits = await buildWaitingArticle(site.db, 1, ['A match', '']);
    expect((await show(waits.id)).reason).toBe('It waits for the story-keeper to place it.');
    await site.call(editor, 'get', '/admin/articles/2147483647').expect(404);
  });
});

describe('a hidden article', () => {
  let keeper: KeeperService;
  let isOver = false;
  let working: Promise<void>;

  beforeAll(async () => {
    await site.db.rows('delete from article where topic_id is null');
    keeper = keeperAt(site.db, 12);
    await buildWaitingArticle(site.db, 0, [
      'Orvale dam breaks after storm',
      'The dam above Orvale broke in the storm and flooded the lower street of the town.',
    ]);
    await buildWaitingArticle(site.db, 1, [
      'Dam above Orvale breaks in storm, says zymurgist',
      'Water from the dam above Orvale flooded the lower street after it broke in a storm.',
    ]);
    await settle(site.db, keeper);
    working = (async () => {
      while (!isOver) if ((await keeper.round()) === 0) await wait(20);
    })();
  });
  afterAll(async () => {
    isOver = true;
    await working;
    await keeper.release();
  });

  const order = async (given: StoryOrder, seen: number) =>
    OrderDone.parse(
      (await site.call(editor, 'post', '/admin/orders').send({ order: given, seen }).expect(200)).body,
    );

  it('leaves everything that readers see, and comes back', async () => {
    const [article] = (await list('?q=zymurgist')).articles;
    const { id, slug, topic } = article ?? { id: 0, slug: '', topic: null };
    const [story] = await site.db.rows<{ slug: string }>('select slug from topic where id = $1', [topic?.id]);
    const reader = await site.reader();
    await site.call(reader, 'post', `/saved/${id}`);
    const surfaces = [
      '/articles',
      '/news/search?q=zymurgist',
      `/topics/${topic?.id}/articles`,
      `/topics/${topic?.id}/milestones`,
      `/topics/${topic?.id}/why`,
      `/sources/${article?.source.slug}`,
      '/saved',
      '/discover/featured',
    ];
    const isShownIn = async (path: string) => {
      const { text } = await site.call(reader, 'get', path);
      return text.includes(slug) || text.includes('zymurgist,') || text.includes('says zymurgist"');
    };
    const shown = async () => {
      const found: string[] = [];
      for (const path of surfaces) if (await isShownIn(path)) found.push(path);
      for (const path of [`/topics/${story?.slug}/feed.xml`, '/feed.xml']) {
        const { text } = await fetchText(path);
        if (text.includes(slug) || text.includes('says zymurgist')) found.push(path);
      }
      return found;
    };
    const before = await shown();
    expect(before).toEqual(
      expect.arrayContaining([
        '/articles',
        '/news/search?q=zymurgist',
        `/topics/${topic?.id}/articles`,
        '/saved',
        `/topics/${story?.slug}/feed.xml`,
      ]),
    );
    const counts = async () => {
      const [row] = await site.db.rows<{ article_count: number; source_count: number; articles: number }>(
        `select article_count, source_count,
                (select count(*)::int from article where topic_id = t.id) as articles from topic t where id = $1`,
        [topic?.id],
      );
      return row ?? { article_count: 0, source_count: 0, articles: 0 };
    };
    const counted = await counts();
    const reason = 'A court forbade it.';
    await order({ kind: 'hide', payload: { article: id, reason } }, (await list('')).seen);
    expect(await shown()).toEqual([]);
    // Sitemaps are cached for ten minutes, so the test requests the sitemap only once.
    expect((await fetchText('/sitemaps/articles.xml')).text).not.toContain(slug);
    await site.call(reader, 'get', `/articles/${id}`).expect(404);
    const [articles, sources] = [counted.article_count - 1, counted.source_count - 1];
    expect(await counts()).toEqual({ article_count: articles, source_count: sources, articles });
    expect((await list('?state=hidden')).articles).toMatchObject([{ id, hidden: { reason }, topic: null }]);
    expect(ContentDetail.parse((await site.call(editor, 'get', `/admin/articles/${id}`)).body).reason).toBe(
      `An editor hid it: ${reason}`,
    );
    const entries = await site.db.rows(
      `select action, actor_id from audit_entry where action in ('story_hide', 'story_unhide') order by id`,
    );
    expect(entries).toEqual([{ action: 'story_hide', actor_id: editor.id }]);
    await order({ kind: 'unhide', payload: { article: id } }, (await list('')).seen);
    expect(await shown()).toEqual(before);
    expect(await counts()).toEqual(counted);
    await site.call(reader, 'get', `/articles/${id}`).expect(200);
  });

  it('is not changed by an editor who has not seen the newest entry', async () => {
    const [article] = (await list('?q=zymurgist')).articles;
    const { id } = article ?? { id: 0 };
    const { seen } = await list('');
    await order({ kind: 'tag', payload: { article: id, tags: ['health'] } }, seen);
    const late = { order: { kind: 'hide', payload: { article: id, reason: 'Late.' } }, seen };
    const refused = await site.call(editor, 'post', '/admin/orders').send(late).expect(409);
    expect(refused.body.message).toMatch(/^Changed by .+ just now\.$/);
  });

  const fetchText = async (path: string) => {
    const { default: request } = await import('supertest');
    return request(site.app.getHttpServer()).get(path);
  };
});
