import { Injectable } from '@nestjs/common';
import { type SyndicatedSearchQuery } from '#contract/search';
import type { SyndicationFormat } from '#contract/site';
import { CachedResponse } from '../http/cached-response.js';
import { ResponseCache } from '../http/response-cache.js';
import { ImageAddresses } from '../images/image-addresses.service.js';
import { writeSyndication } from '../syndication/write-syndication.js';
import { SearchService } from './search.service.js';
import { presentSearchSyndication, searchParameters } from './search-syndication.presenter.js';

const ITEMS = 30;
const DOCUMENTS_CACHED = 200;
/** Unlike other documents, these are not dropped when news arrives: feed readers would repeat every search. */
const MAX_AGE_MS = 5 * 60_000;

/** Searches as feeds, newest results first. */
@Injectable()
export class SearchSyndicationService {
  private readonly cache = new ResponseCache({
    max: DOCUMENTS_CACHED,
    ttl: MAX_AGE_MS,
    mayCache: () => true,
  });

  constructor(
    private readonly search: SearchService,
    private readonly images: ImageAddresses,
  ) {}

  /** @param origin the public origin, without a trailing slash */
  document(query: SyndicatedSearchQuery, origin: string, format: SyndicationFormat): Promise<CachedResponse> {
    return this.cache.get(`${format} ${origin} ${searchParameters(query)}`, async () => {
      const cards = await this.search.cards({ ...query, sort: 'newest', limit: ITEMS, offset: 0 });
      const addresses = { origin, image: await this.images.shown() };
      return writeSyndication(presentSearchSyndication(cards, query, addresses, format), format);
    });
  }
}
