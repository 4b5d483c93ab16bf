import { Injectable } from '@nestjs/common';
import { BIAS_EXAMPLES } from '#contract/site';
import type { SourceEntry, SourceStatistics, SourcesQuery } from '#contract/sources';
import { Database } from '#persistence/database';
import {
  countSources,
  directoryTotals,
  listSources,
  sourcesByBias,
  sourcesByCategory,
  sourcesByCountry,
} from '#persistence/sources';
import { cachedValue } from '#platform/runtime';
import { presentSourceEntry, presentStatistics } from './source-directory.presenter.js';

const COUNTRIES = 20;
/** The queries scan whole tables. They run at most once in this time (ms). */
const CACHED_MS = 30_000;

/** The source directory: its list and its statistics. */
@Injectable()
export class SourceDirectoryService {
  readonly statistics = cachedValue<SourceStatistics>(() => this.readStatistics(), CACHED_MS);

  constructor(private readonly db: Database) {}

  async list(query: SourcesQuery): Promise<{ sources: SourceEntry[]; total: number }> {
    const [rows, total] = await Promise.all([
      listSources(this.db, query, query),
      countSources(this.db, query),
    ]);
    return { sources: rows.map(presentSourceEntry), total };
  }

  private async readStatistics(): Promise<SourceStatistics> {
    const [totals, categories, countries, groups] = await Promise.all([
      directoryTotals(this.db),
      sourcesByCategory(this.db),
      sourcesByCountry(this.db, COUNTRIES),
      sourcesByBias(this.db, BIAS_EXAMPLES),
    ]);
    return presentStatistics({ totals, categories, countries, groups });
  }
}
