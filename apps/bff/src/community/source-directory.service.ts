import { Injectable } from '@nestjs/common';
import { BIAS_EXAMPLES, POPULAR_SOURCES } from '#contract/site';
import type { SourceEntry, SourceStatistics, SourcesQuery } from '#contract/sources';
import { Database } from '#persistence/database';
import {
  countSources,
  directoryTotals,
  listSources,
  popularSources,
  sourcesByBias,
  sourcesByCategory,
  sourcesByCountry,
} from '#persistence/sources';
import { cachedValue } from '#platform/runtime';
import { presentSourceEntry, presentStatistics } from './source-directory.presenter.js';

const COUNTRIES = 20;
/** Both queries scan whole tables. Each runs at most once in this time (ms). */
const CACHED_MS = 30_000;

/** The source directory: its list, its statistics, and the most followed sources. */
@Injectable()
export class SourceDirectoryService {
  readonly popular = cachedValue<SourceEntry[]>(() => this.readPopular(), CACHED_MS);
  readonly statistics = cachedValue<SourceStatistics>(() => this.readStatistics(), CACHED_MS);

  constructor(private readonly db: Database) {}

  async list(query: SourcesQuery): Promise<{ sources: SourceEntry[]; total: number }> {
    const [rows, total] = await Promise.all([
      listSources(this.db, query, query),
      countSources(this.db, query),
    ]);
    return { sources: rows.map(presentSourceEntry), total };
  }

  private async readPopular(): Promise<SourceEntry[]> {
    return (await popularSources(this.db, POPULAR_SOURCES)).map(presentSourceEntry);
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
