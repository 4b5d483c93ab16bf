import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import sirv from 'sirv';

const YEAR_S = 31_536_000;

/** At these, what does not exist is not found: no page answers in its place. */
const NO_PAGES =
  /^\/(?:(?:api|assets|recorded|websub|sitemaps)\/|(?:robots\.txt|sitemap\.xml|(?:topics\/[^/]+\/)?feed\.(?:xml|json))$)/;

/**
 * Serves the built web app: its files as the build compressed them, those with a hash in their name for a year, and what
 * `answerWith` makes of the page for every address that is no call. Without a build (in development Vite serves it) nothing is added.
 */
export function serveWebApp(
  app: NestExpressApplication,
  folder: string,
  answerWith: (html: string) => RequestHandler,
): void {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  const answer = answerWith(readFileSync(page, 'utf8'));
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: setLifetime,
  });
  const pages = (request: Request, response: Response, next: NextFunction) => {
    if (request.path === '/api' || NO_PAGES.test(request.path)) next();
    else answer(request, response, next);
  };
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') next();
    else files(request, response, () => pages(request, response, next));
  });
}

function setLifetime(response: ServerResponse, path: string): void {
  const lifetime = path.startsWith('/assets/') ? `max-age=${YEAR_S}, immutable` : 'max-age=3600';
  response.setHeader('Cache-Control', `public, ${lifetime}`);
}

/** The pictures that come with a recording: its articles name them by this path. */
export function serveRecordedImages(app: NestExpressApplication, folder: string): void {
  app.use(
    '/recorded/images',
    express.static(folder, { index: false, maxAge: 3_600_000, fallthrough: false }),
  );
}
