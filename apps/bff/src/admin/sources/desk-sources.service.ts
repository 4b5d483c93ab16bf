import { Injectable } from '@nestjs/common';
import type { DeskSource, DeskSourcePage, DeskSourcesQuery } from '#contract/desk';
import { newestAuditOf } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  caredSourceById,
  countDeskSources,
  deskSources,
  domainsOfSource,
  storedSince,
} from '#persistence/sources';
import { notFound } from '../../http/errors.js';
import { presentSourcePage, presentSourceRow } from './desk-source.presenter.js';

const DAY_MS = 86_400_000;

/** The directory of sources for admins. */
@Injectable()
export class DeskSourcesService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  async list({
    limit,
    offset,
    ...filter
  }: DeskSourcesQuery): Promise<{ sources: DeskSource[]; total: number }> {
    const [rows, total] = await Promise.all([
      deskSources(this.db, filter, { limit, offset }),
      countDeskSources(this.db, filter),
    ]);
    return { sources: rows.map(presentSourceRow), total };
  }

  /** `seen` is read first, so that a change given on older values is refused. @throws ApiError 404 */
  async show(id: number): Promise<DeskSourcePage> {
    const seen = await newestAuditOf(this.db, 'source', id);
    const since = new Date((await this.clock.now()).getTime() - DAY_MS);
    const [row, domains, storedToday] = await Promise.all([
      caredSourceById(this.db, id),
      domainsOfSource(this.db, id),
      storedSince(this.db, id, since),
    ]);
    if (row === null) throw notFound('This source');
    return presentSourcePage(row, { domains, storedToday, seen });
  }
}
