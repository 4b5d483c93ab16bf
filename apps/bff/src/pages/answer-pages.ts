import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { MESSAGES } from '#contract/site';
import type { Logger, Settings } from '#platform/runtime';
import { publicOrigin } from '../http/public-origin.js';
import { GENERAL_HEAD, presentHead } from './head.presenter.js';
import { HeadsService, type PageAnswer } from './heads.service.js';
import { HtmlPage } from './html-page.js';
import { pageAt } from './page-address.js';
import { PageFiles } from './page-files.js';

/** Responds to every page request with the built page, its own head and the data of its first screen. */
export function answerPages(
  app: NestExpressApplication,
  built: { html: string; folder: string },
  { settings, logger }: { settings: Settings; logger: Logger },
): RequestHandler {
  const page = new HtmlPage(built.html);
  const files = new PageFiles(built.folder);
  const send = (
    response: Response,
    answer: PageAnswer | null,
    { originalUrl, path }: Request,
    origin: string,
  ) => {
    if (answer?.status === 301) {
      const query = originalUrl.indexOf('?');
      response.redirect(301, answer.path + (query === -1 ? '' : originalUrl.slice(query)));
      return;
    }
    if (answer === null) response.setHeader('Retry-After', '5');
    const head = answer?.head ?? { ...GENERAL_HEAD, title: MESSAGES.temporarilyUnavailable };
    response
      .status(answer?.status ?? 503)
      .type('html')
      .send(page.with(presentHead(head, origin), files.links(pageAt(path)), answer?.screen ?? {}));
  };
  return (request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Cache-Control', 'no-cache');
    app
      .get(HeadsService)
      .page(pageAt(request.path), request.query.q !== undefined)
      .catch((error: unknown) => {
        // The page itself shows the error.
        logger.warn({ err: error, path: request.path }, 'page sent without its head');
        return null;
      })
      .then((answer) => send(response, answer, request, publicOrigin(settings, request)))
      .catch(next);
  };
}
