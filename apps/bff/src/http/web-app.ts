import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

const YEAR_S = 31_536_000;

/** Missing resources at these paths are 404. The web app does not handle them. */
const NO_PAGES =
  /^\/(?:(?:api|assets|icons|images|cards|embed|recorded|websub|private|sitemaps|\.well-known)\/|(?:robots\.txt|sitemap\.xml|opensearch\.xml|favicon\.ico|service-worker\.js|manifest\.webmanifest|hub|(?:(?:(?:topics|sources)\/[^/]+|stories\/ended|search)\/)?feed\.(?:xml|atom|json)|(?:topics|sources)\/[^/]+\/calendar\.ics)$)/;

/**
 * Serves the built web app. Files are precompressed, and those with a hash in their name are cached for a year. All other paths
 * get the page that `answerWith` creates. Does nothing if there is no build.
 */
export function serveWebApp(
  app: NestExpressApplication,
  folder: string,
  answerWith: (html: string) => RequestHandler,
): void {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  const answer = answerWith(readFileSync(page, 'utf8'));
  const files = express.static(folder, { index: false, setHeaders: lifetimes(folder) });
  const compressed = compressedFiles(folder);
  const pages = (request: Request, response: Response, next: NextFunction) => {
    if (request.path === '/api' || NO_PAGES.test(request.path)) next();
    else answer(request, response, next);
  };
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    // Never serve index.html as built: it has no head.
    if (request.path === '/index.html') return pages(request, response, next);
    const { url } = request;
    preferCompressed(compressed, request, response);
    files(request, response, (error?: unknown) => {
      request.url = url;
      for (const name of ['Content-Encoding', 'Content-Type']) response.removeHeader(name);
      if (error) next(error);
      else pages(request, response, next);
    });
  });
}

/** In order of preference, with the file extension of each coding. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** URL paths of the precompressed files. */
function compressedFiles(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(
    files
      .filter((file) => CODINGS.some(([, ending]) => file.endsWith(ending)))
      .map((file) => `/${file.split(sep).join('/')}`),
  );
}

/** Rewrites the request to the compressed file, if there is one that the client accepts. */
function preferCompressed(files: ReadonlySet<string>, request: Request, response: Response): void {
  const { path } = request;
  if (!CODINGS.some(([, ending]) => files.has(path + ending))) return;
  response.vary('Accept-Encoding');
  const coding = CODINGS.find(([name, ending]) => files.has(path + ending) && request.acceptsEncodings(name));
  if (coding === undefined) return;
  response.type(extname(path)).setHeader('Content-Encoding', coding[0]);
  request.url = path + coding[1];
}

function lifetimes(folder: string): (response: ServerResponse, path: string) => void {
  const hashed = join(folder, 'assets') + sep;
  const worker = join(folder, 'service-worker.js');
  return (response, path) => {
    const lifetime = path.startsWith(hashed)
      ? `public, max-age=${YEAR_S}, immutable`
      : 'public, max-age=3600';
    // The worker names the files of this build.
    response.setHeader('Cache-Control', path === worker ? 'no-cache' : lifetime);
  };
}

/** Serves the images of a recording. Its articles link to them by this path. */
export function serveRecordedImages(app: NestExpressApplication, folder: string): void {
  app.use(
    '/recorded/images',
    express.static(folder, { index: false, maxAge: 3_600_000, fallthrough: false }),
  );
}
