import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { PageQuery } from '#contract/site';
import type { CachedResponse } from '../http/cached-response.js';
import { sendCached } from '../http/send-cached.js';
import { FeedPages } from './feed-pages.service.js';

const FEED = '/api/articles';
const FEATURED = '/api/articles/featured';

/**
 * The feed goes out from memory, before guards and pipes: it is the same for every reader, and the call that is made most.
 * What is not asked for in the right form is left to the controller, which says what is wrong with it.
 */
export function serveFeed(app: NestExpressApplication): void {
  app.use((request: Request, response: Response, next: NextFunction) => {
    const answer = answerTo(request, () => app.get(FeedPages));
    if (answer === null) next();
    else answer.then((cached) => sendCached(request, response, cached)).catch(next);
  });
}

function answerTo(request: Request, pages: () => FeedPages): Promise<CachedResponse> | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (request.path === FEATURED) {
    request.route = { path: FEATURED };
    return pages().featured();
  }
  if (request.path !== FEED) return null;
  const query = PageQuery.safeParse(request.query);
  if (!query.success) return null;
  request.route = { path: FEED };
  return pages().page(query.data);
}
