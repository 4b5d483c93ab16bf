import { SYNDICATION_TYPES, type SyndicationFormat } from '#contract/site';
import { CachedResponse } from '../http/cached-response.js';
import { presentAtom } from './atom.presenter.js';
import { presentJsonFeed } from './json-feed.presenter.js';
import { presentRss } from './rss.presenter.js';
import type { SyndicationDocument } from './syndication-document.js';

/** Not indexed: search engines index the pages themselves. */
export const SYNDICATION_HEADERS = { 'Cache-Control': 'public, max-age=300', 'X-Robots-Tag': 'noindex' };

const WRITERS: Record<SyndicationFormat, (document: SyndicationDocument) => string> = {
  xml: presentRss,
  atom: presentAtom,
  json: presentJsonFeed,
};

/** A document in its format, ready to be sent. */
export function writeSyndication(document: SyndicationDocument, format: SyndicationFormat): CachedResponse {
  return new CachedResponse(WRITERS[format](document), `${SYNDICATION_TYPES[format]}; charset=utf-8`);
}
