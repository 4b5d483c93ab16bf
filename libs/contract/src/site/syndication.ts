import { z } from 'zod';

/** The formats of feeds, by the ending of their address: RSS 2.0, Atom, JSON Feed 1.1. */
export const SYNDICATION_FORMATS = ['xml', 'atom', 'json'] as const;
export type SyndicationFormat = (typeof SYNDICATION_FORMATS)[number];
export const SyndicationFormatParam = z.enum(SYNDICATION_FORMATS);

export const SYNDICATION_TYPES: Record<SyndicationFormat, string> = {
  xml: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};
