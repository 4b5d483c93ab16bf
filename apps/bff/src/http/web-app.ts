import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

const YEAR_S = 31_536_000;

/** At these, what does not exist is not found: no page answers in its place. */
const NO_PAGES =
  /^\/(?:(?:api|assets|recorded|websub|sitemaps)\/|(?:robots\.txt|sitemap\.xml|(?:topics\/[^/]+\/)?feed\.(?:xml|json))$)/;

/**
 * Serves the built web app: hashed assets for a year, and what `answerWith` makes of the page for every address that is no
 * call. Without a build (in development Vite serves it) nothing is added.
 */
export function serveWebApp(
  app: NestExpressApplication,
  folder: string,
  answerWith: (html: string) => RequestHandler,
): void {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  const answer = answerWith(readFileSync(page, 'utf8'));
  app.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: YEAR_S * 1000, index: false }),
  );
  app.use(express.static(folder, { index: false, maxAge: 3_600_000 }));
  app.use((request: Request, response: Response, next: NextFunction) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.path === '/api' || NO_PAGES.test(request.path)) {
      next();
      return;
    }
    answer(request, response, next);
  });
}

/** The pictures that come with a recording: its articles name them by this path. */
export function serveRecordedImages(app: NestExpressApplication, folder: string): void {
  app.use(
    '/recorded/images',
    express.static(folder, { index: false, maxAge: 3_600_000, fallthrough: false }),
  );
}
