import { Injectable } from '@nestjs/common';
import type { ArticleCard } from '#contract/reading';
import type { TopicPage } from '#contract/stories';
import {
  type CellValue,
  fieldsAsOf,
  type LoggedChange,
  topicAsOf,
  topicsBeside,
} from '#domain/stories/history';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { cardsInOrder } from '#persistence/reading';
import { articleIdsOfTopic, type TopicRow, topicBySlugOrId } from '#persistence/stories';
import {
  articlesKnownAt,
  changesAfter,
  milestonesKnownAt,
  type PastChangeRow,
  sourcesKnownAt,
  topicPlace,
} from '#persistence/stories/orders';
import { presentCards } from '../cards/card.presenter.js';
import { ApiError, notFound } from '../http/errors.js';
import { ImageAddresses } from '../images/image-addresses.service.js';
import { LimitsService } from '../limits/limits.service.js';
import { articlesThen, milestonesThen, type PastStory, topicThen } from './past.presenter.js';
import { presentTopicPage } from './topic.presenter.js';

/** More topics than this are not followed from one to the next. */
const MOST_BESIDE = 200;

/** The time machine: takes back what the history log says happened since. */
@Injectable()
export class PastService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly images: ImageAddresses,
    private readonly limits: LimitsService,
  ) {}

  async page(slug: string, at: Date, from: string): Promise<TopicPage> {
    const { topic } = await this.asked(slug, at, from);
    return {
      ...presentTopicPage(topic, { stands: null, endingReports: [], next: [] }),
      asOf: at.toISOString(),
    };
  }

  async articles(
    id: number,
    at: Date,
    page: { limit: number; offset: number },
    from: string,
  ): Promise<ArticleCard[]> {
    const { articles } = await this.asked(String(id), at, from);
    const cards = articles.filter(({ is_card }) => is_card).slice(page.offset, page.offset + page.limit);
    const ids = cards.map((each) => each.id);
    return presentCards(await cardsInOrder(this.db, ids), await this.images.shown());
  }

  /**
   * @param from the address of the caller: nothing of this is cached, so each is limited
   * @throws ApiError 404 if it was not known yet, 400 if the moment is in the future, 429 after too many calls
   */
  async asked(slugOrId: string, at: Date, from: string): Promise<PastStory> {
    if (at > (await this.clock.now()))
      throw new ApiError(400, 'in_the_future', 'This moment is still in the future.');
    await this.limits.charge([{ limit: 'timeMachine', key: from }]);
    return this.story(slugOrId, at);
  }

  /** @throws ApiError 404 if it was not known yet */
  async story(slugOrId: string, at: Date): Promise<PastStory> {
    const { id, row, changes } = await this.topicAt(slugOrId, at);
    if (row.created_at > at) {
      const began = `${row.created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
      throw new ApiError(404, 'not_begun', `This story was not known yet. It began on ${began}.`);
    }
    const around = await this.changesAround(id, changes, at);
    const now = await articleIdsOfTopic(this.db, id);
    const articles = await articlesKnownAt(this.db, articlesThen(id, now, around.changes), at);
    const stored = await milestonesKnownAt(this.db, around.topics, at);
    const milestones = milestonesThen(stored, around.changes, { topic: id, at, articles });
    const sources = await sourcesKnownAt(
      this.db,
      milestones.map((each) => each.id),
      articles.map((each) => each.id),
    );
    return topicThen(row, { articles, milestones, sources });
  }

  /** The topic that answered for this address at the moment, with its fields then. */
  private async topicAt(
    slugOrId: string,
    at: Date,
  ): Promise<{ id: number; row: TopicRow; changes: PastChangeRow[] }> {
    const place = await topicPlace(this.db, slugOrId);
    const home = place && (await topicBySlugOrId(this.db, String(place.home)));
    if (!place || !home) throw notFound('This topic');
    const changes = await changesAfter(this.db, [place.id], at);
    const then = topicAsOf(place.id, changes);
    if (then.kind === 'merged') return this.topicAt(String(then.into), at);
    if (then.kind === 'as_now' && place.id !== place.home) return this.topicAt(String(place.home), at);
    const [row, before] = then.kind === 'live' ? [rowOf(home, then.row), then.before] : [home, changes];
    return { id: place.id, row: withFields(row, before), changes };
  }

  /** The entries about the topic, and about those that exchanged articles with it since. */
  private async changesAround(id: number, own: PastChangeRow[], at: Date) {
    const topics = new Set([id]);
    let changes = own;
    for (let beside = topicsBeside(topics, own); beside.length > 0 && topics.size < MOST_BESIDE; ) {
      for (const topic of beside) topics.add(topic);
      changes = await changesAfter(this.db, [...topics], at);
      beside = topicsBeside(topics, changes);
    }
    return { topics: [...topics], changes };
  }
}

/** A row that was kept as JSON. Columns that are newer than it come from the topic that took its articles. */
function rowOf(home: TopicRow, row: { readonly [key: string]: CellValue }): TopicRow {
  const dates = [
    'created_at',
    'updated_at',
    'first_reported_at',
    'last_reported_at',
    'resolved_at',
    'closed_at',
    'last_milestone_at',
  ];
  const read = Object.entries(row).map(([column, value]) => [
    column,
    typeof value === 'string' && dates.includes(column) ? new Date(value) : value,
  ]);
  return { ...home, ...Object.fromEntries(read) };
}

interface ThenFields {
  name: CellValue;
  label: CellValue;
  description: CellValue;
  category: CellValue;
  listing: CellValue;
  status: CellValue;
  completion: CellValue;
}

function withFields(row: TopicRow, since: readonly LoggedChange[]): TopicRow {
  const fields = fieldsAsOf<ThenFields>(
    'topic',
    row.id,
    {
      name: row.name,
      label: row.label,
      description: row.description,
      category: row.category_id,
      listing: row.is_listed,
      status: {
        status: row.status,
        outcome: row.resolution_summary,
        resolvedAt: row.resolved_at?.toISOString() ?? null,
      },
      completion: { percent: row.estimated_completion_percent, reason: row.completion_reason },
    },
    since,
  );
  const status = fields.status as {
    status: TopicRow['status'];
    outcome: string | null;
    resolvedAt: string | null;
  };
  const completion = fields.completion as { percent: number; reason: string };
  return {
    ...row,
    name: fields.name as string,
    label: fields.label as string | null,
    description: fields.description as string | null,
    category_id: fields.category as number | null,
    is_listed: fields.listing as boolean,
    status: status.status,
    resolution_summary: status.outcome,
    resolved_at: status.resolvedAt === null ? null : new Date(status.resolvedAt),
    estimated_completion_percent: completion.percent,
    completion_reason: completion.reason,
  };
}
