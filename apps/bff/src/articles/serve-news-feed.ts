import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { PageQuery } from '#contract/site';
import type { CachedResponse } from '../http/cached-response.js';
import { sendCached } from '../http/send-cached.js';
import { NewsFeedPages } from './news-feed-pages.service.js';

const NEWS_FEED = '/api/articles';
const FEATURED = '/api/articles/featured';
const TODAY = '/api/today';

/**
 * Serves the news feed and today's stories from memory, before guards and pipes run: they are the same for every reader and the
 * most frequent calls.
 * Malformed requests go on to the controller, which reports the error.
 */
export function serveNewsFeed(app: NestExpressApplication): void {
  app.use((request: Request, response: Response, next: NextFunction) => {
    const answer = answerTo(request, () => app.get(NewsFeedPages));
    if (answer === null) next();
    else answer.then((cached) => sendCached(request, response, cached)).catch(next);
  });
}

function answerTo(request: Request, pages: () => NewsFeedPages): Promise<CachedResponse> | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (request.path === FEATURED) {
    request.route = { path: FEATURED };
    return pages().featured();
  }
  if (request.path === TODAY) {
    request.route = { path: TODAY };
    return pages().today();
  }
  // What a reader follows is nobody else's: the controller answers it.
  if (request.path !== NEWS_FEED || request.query.followed !== undefined) return null;
  const query = PageQuery.safeParse(request.query);
  if (!query.success) return null;
  request.route = { path: NEWS_FEED };
  return pages().page(query.data);
}
