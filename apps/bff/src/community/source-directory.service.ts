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
import { systemClock } from '#platform/runtime';
import { KeptAnswer } from './kept-answer.js';
import { presentSourceEntry, presentStatistics } from './source-directory.presenter.js';

const COUNTRIES = 20;
/** Both walk over whole tables: nobody makes this process do so more often (ms). */
const KEPT_MS = 30_000;

/** The directory of sources: its list, its figures, and which are followed most. */
@Injectable()
export class SourceDirectoryService {
  private readonly favourites: KeptAnswer<SourceEntry[]>;
  private readonly figures: KeptAnswer<SourceStatistics>;

  constructor(private readonly db: Database) {
    const now = () => systemClock.now().getTime();
    this.favourites = new KeptAnswer(() => this.readPopular(), KEPT_MS, now);
    this.figures = new KeptAnswer(() => this.readStatistics(), KEPT_MS, now);
  }

  async list(query: SourcesQuery): Promise<{ sources: SourceEntry[]; total: number }> {
    const [rows, total] = await Promise.all([
      listSources(this.db, query, query),
      countSources(this.db, query),
    ]);
    return { sources: rows.map(presentSourceEntry), total };
  }

  popular(): Promise<SourceEntry[]> {
    return this.favourites.get();
  }

  statistics(): Promise<SourceStatistics> {
    return this.figures.get();
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
