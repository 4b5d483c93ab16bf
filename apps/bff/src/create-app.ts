import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { API_PATH } from '#contract/v1';
import { type Logger, NestLogger, projectRoot, type Settings } from '#platform/runtime';
import { AppModule } from './app.module.js';
import { serveNewsFeed } from './articles/serve-news-feed.js';
import { readWebhookBodies } from './billing/webhook-bodies.js';
import { jsonOnly } from './http/bodies.js';
import { revalidateAlways } from './http/caching.js';
import { csrfProtection } from './http/csrf.js';
import { ErrorFilter } from './http/error.filter.js';
import { serveOpenApi } from './http/openapi.js';
import { requestLog } from './http/request-log.js';
import { securityHeaders } from './http/security-headers.js';
import { answerUnread } from './http/unread-requests.js';
import { validationPipe } from './http/validation.pipe.js';
import { serveRecordedImages, serveWebApp } from './http/web-app.js';
import { letGoOnStop } from './limits/let-go-on-stop.js';
import { limitConnections } from './limits/limit-connections.js';
import { measureCalls } from './metrics/http-metrics.js';
import { answerPages } from './pages/answer-pages.js';
import { keepReadPosition } from './replicas/read-position.js';
import { openToAllSites } from './v1/open-to-all-sites.js';
import { readHubBodies } from './websub/hub-bodies.js';

/** Routes outside `/api`. Feed readers, search engines and hubs expect them at these paths. */
const PATHS_OUTSIDE_API = [
  'images/:signature',
  'cards/story/:id.png',
  'embed/story/:id',
  'websub/:token',
  'hub',
  'robots.txt',
  '.well-known/security.txt',
  'opensearch.xml',
  'sitemap.xml',
  'sitemaps/:part',
  'feed.:format',
  'search/feed.:format',
  'topics/:slug/feed.:format',
  'sources/:slug/feed.:format',
  'stories/ended/feed.:format',
  'private/:secret/feed.:format',
  'topics/:slug/calendar.ics',
  'sources/:slug/calendar.ics',
  'private/:secret/calendar.ics',
];

/** Creates the whole BFF with the built web app, without listening. Used by the server and the tests. */
export async function createApp(
  settings: Settings,
  logger: Logger,
  webFolder = join(projectRoot(), 'dist', 'web'),
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(settings, logger), {
    logger: new NestLogger(logger),
    bodyParser: true,
    abortOnError: false,
  });
  limitConnections(app.getHttpServer(), settings);
  answerUnread(app.getHttpServer());
  app.use(letGoOnStop(app.getHttpServer()));
  app.set('trust proxy', settings.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.use(requestLog(logger));
  app.use(measureCalls);
  app.useSecurityHeaders(securityHeaders(settings));
  app.use('/api', revalidateAlways);
  app.use(API_PATH, openToAllSites);
  if (settings.DATABASE_REPLICA_URLS.length > 0) app.use(keepReadPosition);
  serveNewsFeed(app);
  app.enableCsrfProtection(csrfProtection(settings));
  app.use(jsonOnly);
  app.use(compression({ threshold: 1024 }));
  readHubBodies(app);
  readWebhookBodies(app);
  app.setGlobalPrefix('api', { exclude: PATHS_OUTSIDE_API });
  app.useGlobalPipes(validationPipe);
  app.useGlobalFilters(new ErrorFilter(logger));
  serveOpenApi(app);
  if (settings.RECORDED_IMAGES) serveRecordedImages(app, settings.RECORDED_IMAGES);
  // In development Vite serves the pages. Never serve an old build instead.
  if (settings.NODE_ENV !== 'development')
    serveWebApp(app, webFolder, (html) =>
      answerPages(
        app,
        { html, folder: webFolder, serverFolder: `${webFolder}-server` },
        { settings, logger },
      ),
    );
  return app;
}
