import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { failure, LocalServer } from '../../../testing/local-server';
import { closePage, renderOnPage } from '../../../testing/page';
import { buildArticle } from '../../../testing/samples';
import { useRelated } from './find-related';

const ARTICLE = {
  ...buildArticle(1, { title: 'Orrin dam repairs begin', topicId: 7 }),
  content: null,
  language: 'en',
};
const BY_ARTICLE = 'GET /api/articles/related?articleId=1';
const BY_TOPIC = 'GET /api/articles/related?topicId=7';
const BY_SEARCH = 'GET /api/search?q=orrin+OR+repairs+OR+begin';

const article = (id: number) => buildArticle(id, { title: `Unlike headline number${id}` });
const broken = () => failure(500, 'internal', 'Broken.');

describe('useRelated', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
  });
  afterEach(() => closePage(server));

  const opened = (known = [article(1)]) => renderOnPage(() => useRelated(ARTICLE, known));

  it('requests nothing if the article already has enough', () => {
    const { result } = opened([article(2), article(3)]);
    expect(result.current.articles.map(({ id }) => id)).toEqual([2, 3]);
    expect(server.calls).toEqual([]);
  });

  it('tries each request in turn until two articles are found', async () => {
    server.on(BY_ARTICLE, [article(2)]).on(BY_TOPIC, [article(2), article(3)]);
    const { result } = opened();
    await waitFor(() => expect(result.current.articles.map(({ id }) => id)).toEqual([2, 3]));
    expect(server.log).toEqual([BY_ARTICLE, BY_TOPIC]);
  });

  it('skips a request that fails', async () => {
    server
      .on(BY_ARTICLE, broken)
      .on(BY_TOPIC, [])
      .on(BY_SEARCH, [article(4)]);
    const { result } = opened();
    await waitFor(() => expect(result.current.articles.map(({ id }) => id)).toEqual([4]));
    expect(result.current.hasFailed).toBe(false);
  });

  it('fails if every request fails, and can be retried', async () => {
    for (const route of [BY_ARTICLE, BY_TOPIC, BY_SEARCH]) server.on(route, broken);
    const { result } = opened();
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    server.on(BY_ARTICLE, [article(2), article(3)]);
    act(() => result.current.tryAgain());
    await waitFor(() => expect(result.current.articles).toHaveLength(2));
  });
});
