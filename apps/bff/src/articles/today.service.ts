import { Injectable } from '@nestjs/common';
import { TODAY_OTHERS, type Today, type TodayStory } from '#contract/reading';
import { saysMoreThanName } from '#contract/stories';
import { todaysStories } from '#domain/reading';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  endedLatelyIds,
  type LivelyStoryRow,
  livelyStories,
  newestReports,
  outletsOfTopics,
  quietTopicIds,
  relationsAmong,
} from '#persistence/reading';
import { type StorySummaryRow, storySummaries } from '#persistence/stories';
import { presentStorySummary } from '../cards/story-summary.presenter.js';
import { ImageAddresses } from '../images/image-addresses.service.js';
import { presentTodayStory } from './today.presenter.js';

const DAY_MS = 24 * 3_600_000;
const ENDED_DAYS = 7;
const [QUIET_DAYS, QUIET_DAYS_MOST] = [3, 60];
/** The hottest stories among which today's are chosen. */
const CANDIDATES = 40;
/** The reports of a story that are read for its headlines and picture, and for its outlets. */
const [REPORTS_READ, OUTLET_REPORTS] = [20, 300];

/** What Home shows above the news feed, by the news clock. */
@Injectable()
export class TodayService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly images: ImageAddresses,
  ) {}

  async today(): Promise<Today> {
    const now = await this.clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const others = { limit: TODAY_OTHERS };
    const [chosen, ended, quiet] = await Promise.all([
      this.chosenIds(daysAgo(2), daysAgo(1)),
      endedLatelyIds(this.db, { from: daysAgo(ENDED_DAYS), to: now, ...others }),
      quietTopicIds(this.db, { from: daysAgo(QUIET_DAYS_MOST), to: daysAgo(QUIET_DAYS), ...others }),
    ]);
    const summaries = await storySummaries(this.db, [...chosen, ...ended, ...quiet], daysAgo(1));
    const rowsOf = (ids: readonly number[]) => summaries.filter(({ id }) => ids.includes(id));
    const [lead = null, ...stories] = await this.withReports(rowsOf(chosen));
    return {
      lead,
      stories,
      ended: rowsOf(ended).map(presentStorySummary),
      quiet: rowsOf(quiet).map(presentStorySummary),
    };
  }

  private async chosenIds(since: Date, fresh: Date): Promise<number[]> {
    const candidates = await livelyStories(this.db, { since, fresh, limit: CANDIDATES });
    const related = await relationsAmong(
      this.db,
      candidates.map(({ id }) => id),
    );
    return todaysStories(candidates.map(withState), related).map(({ id }) => id);
  }

  private async withReports(rows: readonly StorySummaryRow[]): Promise<TodayStory[]> {
    const ids = rows.map(({ id }) => id);
    const [imageAddress, reports, outlets] = await Promise.all([
      this.images.shown(),
      newestReports(this.db, ids, REPORTS_READ),
      outletsOfTopics(this.db, ids, OUTLET_REPORTS),
    ]);
    return rows.map((row) =>
      presentTodayStory(
        row,
        reports.filter(({ topic_id }) => topic_id === row.id),
        outlets.filter(({ topic_id }) => topic_id === row.id),
        imageAddress,
      ),
    );
  }
}

/** A state that only repeats the name does not count as one. */
const withState = ({ name, state, ...story }: LivelyStoryRow) => ({
  ...story,
  hasState: state !== null && saysMoreThanName({ name, text: state }),
});
