import { Injectable } from '@nestjs/common';
import type { Source, SourcePage, SourcesQuery } from '#contract/v1';
import { Database } from '#persistence/database';
import { sourceBySlugOrId } from '#persistence/reading';
import { countSources, sourcesAfter } from '#persistence/sources';
import { notFound } from '../http/errors.js';
import { Pages } from './pages.service.js';
import { presentSource } from './source.presenter.js';

/** Outlets, as `/api/v1` answers them. `origin` is the public origin. */
@Injectable()
export class ApiSourcesService {
  constructor(
    private readonly db: Database,
    private readonly pages: Pages,
  ) {}

  async list(query: SourcesQuery, origin: string): Promise<SourcePage> {
    const { rows, page } = await this.pages.byNumber('listSources', query, {
      load: ({ after, limit }) => sourcesAfter(this.db, query, { after: after ?? 0, limit }),
      count: () => countSources(this.db, query),
      positionOf: ({ id }) => id,
    });
    return { data: rows.map((row) => presentSource(row, origin)), page };
  }

  /** @throws ApiError 404 */
  async show(id: number, origin: string): Promise<Source> {
    const source = await sourceBySlugOrId(this.db, String(id));
    if (source === null) throw notFound('This source');
    return presentSource(source, origin);
  }
}
