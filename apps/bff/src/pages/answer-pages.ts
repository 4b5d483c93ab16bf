import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { SIGNED_IN_COOKIE } from '#contract/accounts';
import { MESSAGES, PAGES } from '#contract/site';
import { STORIES_CHANNEL } from '#persistence/stories';
import type { Logger, Settings } from '#platform/runtime';
import { Channels } from '../http/channels.service.js';
import { publicOrigin } from '../http/public-origin.js';
import { GENERAL_HEAD, presentHead } from './head.presenter.js';
import { HeadsService, type PageAnswer } from './heads.service.js';
import { HtmlPage } from './html-page.js';
import { pageAt } from './page-address.js';
import { PageFiles } from './page-files.js';
import { PageRenderer } from './page-renderer.js';

/** Responds to every page request with the built page, its own head and the data of its first screen. */
export function answerPages(
  app: NestExpressApplication,
  built: { html: string; folder: string; serverFolder: string },
  { settings, logger }: { settings: Settings; logger: Logger },
): RequestHandler {
  const page = new HtmlPage(built.html);
  const files = new PageFiles(built.folder);
  const rendering = PageRenderer.open(built.serverFolder, logger);
  app.get(Channels).on(STORIES_CHANNEL, () => void rendering.then((renderer) => renderer.clear()));
  const contentOf = async (request: Request, answer: PageAnswer | null): Promise<string> => {
    if (answer?.status !== 200 || !isForVisitors(request) || request.query.at !== undefined) return '';
    return (await rendering).html(request.path, answer.renderedWith ?? {});
  };
  const send = async (request: Request, response: Response, answer: PageAnswer | null) => {
    const { originalUrl, path } = request;
    if (answer?.status === 301) {
      response.redirect(301, withQueryOf(originalUrl, answer.path));
      return;
    }
    if (answer === null) response.setHeader('Retry-After', '5');
    const head = answer?.head ?? { ...GENERAL_HEAD, title: MESSAGES.temporarilyUnavailable };
    const content = await contentOf(request, answer);
    const address = pageAt(path);
    const tags = presentHead(head, publicOrigin(settings, request));
    const screen = answer?.screen ?? {};
    const html =
      content === ''
        ? page.empty(tags, files.links(address), screen)
        : page.rendered(tags, files.rendered(address), content, screen);
    response
      .status(answer?.status ?? 503)
      .type('html')
      .send(html);
  };
  return (request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Cache-Control', 'no-cache');
    app
      .get(HeadsService)
      .page(pageAt(request.path), request.query)
      .catch((error: unknown) => {
        // The page itself shows the error.
        logger.warn({ err: error, path: request.path }, 'page sent without its head');
        return null;
      })
      .then((answer) => send(request, response, answer))
      .catch(next);
  };
}

/** The path with the query of the request, after its own if it has one. */
function withQueryOf(url: string, path: string): string {
  const query = url.indexOf('?');
  if (query === -1) return path;
  return path + (path.includes('?') ? '&' : '?') + url.slice(query + 1);
}

/** Whether the page is the same for every visitor. Readers wait for theirs, and a query may change what a page shows. */
function isForVisitors({ headers, originalUrl, path }: Request): boolean {
  const address = pageAt(path);
  if ('movedTo' in address || originalUrl.includes('?')) return false;
  return PAGES[address.name].isIndexed && !headers.cookie?.includes(`${SIGNED_IN_COOKIE}=`);
}
