import { Injectable } from '@nestjs/common';
import { OPML_MAX_FEEDS } from '#contract/desk';
import { type OpmlFeed, writeOpml } from '#domain/sources';
import { Database } from '#persistence/database';
import { deskFeeds } from '#persistence/ingest/health';
import { NewsClock } from '#persistence/news-clock';

/** The active feeds as an OPML list, grouped by the category of their source. */
@Injectable()
export class OpmlExportService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  async export(): Promise<string> {
    const recording = (await this.clock.current())?.recording?.name ?? null;
    const rows = (await deskFeeds(this.db, recording, '')).filter(({ state }) => state === 'active');
    const groups = Map.groupBy(rows.slice(0, OPML_MAX_FEEDS), ({ category }) => category);
    const lists = [...groups].map(([category, feeds]): [string, OpmlFeed[]] => [
      category,
      feeds.map(({ url, title, name, source_url }) => ({
        url,
        title: title ?? name,
        site: source_url,
        groups: [],
      })),
    ]);
    return writeOpml('Followthrough', new Map(lists));
  }
}
