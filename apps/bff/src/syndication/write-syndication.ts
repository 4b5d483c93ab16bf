import { CachedResponse } from '../http/cached-response.js';
import { presentJsonFeed } from './json-feed.presenter.js';
import { presentRss } from './rss.presenter.js';
import type { SyndicationFormat } from './syndication.presenter.js';
import type { SyndicationDocument } from './syndication-document.js';

/** Not indexed: search engines index the pages themselves. */
export const SYNDICATION_HEADERS = { 'Cache-Control': 'public, max-age=300', 'X-Robots-Tag': 'noindex' };

const WRITERS: Record<SyndicationFormat, { type: string; write: (document: SyndicationDocument) => string }> =
  {
    xml: { type: 'application/rss+xml; charset=utf-8', write: presentRss },
    json: { type: 'application/feed+json; charset=utf-8', write: presentJsonFeed },
  };

/** A document in its format, ready to be sent. */
export function writeSyndication(document: SyndicationDocument, format: SyndicationFormat): CachedResponse {
  const { type, write } = WRITERS[format];
  return new CachedResponse(write(document), type);
}
