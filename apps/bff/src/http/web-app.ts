import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';

const YEAR_S = 31_536_000;

/** Below these, what does not exist is not found: no page answers in its place. */
const NO_PAGES = /^\/(api|assets|recorded|websub)\//;

/**
 * Serves the built web app: hashed assets for a year, and the page itself for every address that is no call.
 * Without a build (in development Vite serves it) nothing is added.
 */
export function serveWebApp(app: NestExpressApplication, folder: string): void {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
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
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(page, next);
  });
}

/** The pictures that come with a recording: its articles name them by this path. */
export function serveRecordedImages(app: NestExpressApplication, folder: string): void {
  app.use(
    '/recorded/images',
    express.static(folder, { index: false, maxAge: 3_600_000, fallthrough: false }),
  );
}
