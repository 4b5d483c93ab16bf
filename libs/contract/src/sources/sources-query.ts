import { z } from 'zod';
import { SOURCE_SORTS } from '#vocabulary';
import { SEARCH_MAX_CHARS, SOURCES_DEFAULT_LIMIT } from '../site/constants.js';
import { limit, offset } from '../site/paging.js';
import { plainLine } from '../site/plain-line.js';
import { BiasGroup } from './source.js';
import { SourceCategory } from './source-directory.js';

export const SourcesQuery = z.object({
  /** Part of the name or the domain, case-insensitive. */
  q: plainLine(SEARCH_MAX_CHARS).min(1).optional(),
  category: SourceCategory.optional(),
  bias: BiasGroup.optional(),
  /** As stored with sources, case-insensitive: two letters, or the name of a fictional country in a recording. */
  country: plainLine(60).min(1).optional(),
  sort: z.enum(SOURCE_SORTS).default('name'),
  limit: limit(SOURCES_DEFAULT_LIMIT),
  offset,
});
export type SourcesQuery = z.infer<typeof SourcesQuery>;
