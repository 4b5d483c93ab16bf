import { Injectable } from '@nestjs/common';
import {
  type ArticlePage,
  type ArticlesQuery,
  type EndingPage,
  type EndingsQuery,
  type MilestonePage,
  type MilestonesQuery,
  type RemovalPage,
  type RemovalsQuery,
  type StoriesQuery,
  type Story,
  type StoryDetail,
  type StoryPage,
  type Why,
} from '#contract/v1';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { countTopicCards, topicCardPage } from '#persistence/reading';
import {
  countEndedStories,
  countRemovedTopics,
  countReportedStories,
  countUpdatedStories,
  endedStories,
  publishedStories,
  removedTopics,
  reportedStories,
  type TopicRow,
  topicBySlugOrId,
  updatedStories,
} from '#persistence/stories';
import { articlesOfMilestones, citations, countMilestones, milestonePage } from '#persistence/timeline';
import { presentCard } from '../cards/card.presenter.js';
import { notFound } from '../http/errors.js';
import { StepsService } from '../topics/steps.service.js';
import { WhyService } from '../tracker/why.service.js';
import { presentArticle, presentCitation } from './article.presenter.js';
import { Pages } from './pages.service.js';
import {
  type Cite,
  presentMilestone,
  presentStory,
  presentStoryDetail,
  presentWhy,
} from './story.presenter.js';

/** Articles cited for a milestone, each of another outlet. */
const CITED_OF_MILESTONE = 5;

/** A story shows at most so long after the time of its update (ms). The keeper holds to half of it (`EpochService`). */
const UPDATES_SHOW_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

const idOf = ({ id }: { id: number }) => id;
const dateOf = (since: string | undefined) => (since === undefined ? undefined : new Date(since));

/** Stories with their milestones and articles, as `/api/v1` answers them. `origin` is the public origin. */
@Injectable()
export class ApiStoriesService {
  constructor(
    private readonly db: Database,
    private readonly pages: Pages,
    private readonly steps: StepsService,
    private readonly reasons: WhyService,
    private readonly clock: NewsClock,
  ) {}

  async list(query: StoriesQuery, origin: string): Promise<StoryPage> {
    const updatedSince = dateOf(query.updatedSince);
    if (updatedSince !== undefined) return this.updated(query, updatedSince, origin);
    const filter = { ...query, since: dateOf(query.since) };
    const { rows, page } = await this.pages.byTime('listStories', query, {
      load: (part) => reportedStories(this.db, filter, part),
      count: (most) => countReportedStories(this.db, filter, most),
      idOf: ({ id }) => id,
    });
    return { data: await this.stories(rows.map(idOf), origin), page, nextUpdatedSince: null };
  }

  private async updated(query: StoriesQuery, updatedSince: Date, origin: string): Promise<StoryPage> {
    const filter = { ...query, since: dateOf(query.since), updatedSince };
    // Read before the stories: what is updated afterwards comes next time.
    const nextUpdatedSince =
      query.cursor === undefined ? nextAfter((await this.clock.placing()).horizon) : null;
    const { rows, page } = await this.pages.byTime('listStories', query, {
      load: (part) => updatedStories(this.db, filter, part),
      count: (most) => countUpdatedStories(this.db, filter, most),
      idOf: ({ id }) => id,
    });
    return { data: await this.stories(rows.map(idOf), origin), page, nextUpdatedSince };
  }

  async endings(query: EndingsQuery, origin: string): Promise<EndingPage> {
    const filter = { ...query, since: dateOf(query.since) };
    const { rows, page } = await this.pages.byTime('listEndings', query, {
      load: (part) => endedStories(this.db, filter, part),
      count: (most) => countEndedStories(this.db, filter, most),
      idOf: ({ id }) => id,
    });
    return { data: await this.stories(rows.map(idOf), origin), page };
  }

  async removals(query: RemovalsQuery): Promise<RemovalPage> {
    const since = new Date(query.since ?? 0);
    const { rows, page } = await this.pages.byTime('listRemovals', query, {
      load: (part) => removedTopics(this.db, since, part),
      count: (most) => countRemovedTopics(this.db, since, most),
      idOf: ({ id }) => id,
    });
    const data = rows.map(({ id, removed_at, moved_to }) => ({
      id,
      removedAt: removed_at.toISOString(),
      movedTo: moved_to,
    }));
    return { data, page };
  }

  /** @throws ApiError 404 */
  async show(id: number, origin: string): Promise<StoryDetail> {
    const topic = await this.find(id);
    const [[story], next] = await Promise.all([this.stories([topic.id], origin), this.steps.next(topic)]);
    if (story === undefined) throw noStory();
    return presentStoryDetail(story, next, await this.cite(next.flatMap(({ articleIds }) => articleIds)));
  }

  /** @throws ApiError 404 */
  async milestones(id: number, query: MilestonesQuery): Promise<MilestonePage> {
    const { id: topicId } = await this.find(id);
    const since = dateOf(query.since);
    const { rows, page } = await this.pages.byTime('listMilestones', ofStory(query, topicId), {
      load: (part) => milestonePage(this.db, topicId, { since, ...part }),
      count: (most) => countMilestones(this.db, topicId, { since, most }),
      idOf: ({ id }) => id,
    });
    const { articlesOf, cite } = await this.citedOfMilestones(rows.map(idOf));
    return { data: rows.map((row) => presentMilestone(row, articlesOf(row.id), cite)), page };
  }

  /** @throws ApiError 404 */
  async articles(id: number, query: ArticlesQuery, origin: string): Promise<ArticlePage> {
    const { id: topicId } = await this.find(id);
    const since = dateOf(query.since);
    const { rows, page } = await this.pages.byTime('listArticles', ofStory(query, topicId), {
      load: (part) => topicCardPage(this.db, topicId, { since, ...part }),
      count: (most) => countTopicCards(this.db, topicId, { since, most }),
      idOf: ({ id }) => id,
    });
    return {
      data: rows.map((row) =>
        presentArticle(
          presentCard(row, () => null),
          origin,
        ),
      ),
      page,
    };
  }

  /** @throws ApiError 404 */
  async why(id: number, origin: string): Promise<Why> {
    const { id: topicId } = await this.find(id);
    const why = await this.reasons.why(topicId);
    const also = [...why.status.articleIds, ...(why.proposal?.articleIds ?? [])];
    const { articlesOf, cite } = await this.citedOfMilestones(why.milestones.map(idOf), also);
    return presentWhy(why, articlesOf, { origin, cite });
  }

  /** These stories, in this order. */
  async stories(ids: readonly number[], origin: string): Promise<Story[]> {
    const rows = await publishedStories(this.db, ids);
    const cite = await this.cite(
      rows.flatMap((row) => [
        ...row.stands_article_ids,
        ...row.resolution_article_ids,
        ...row.description_sources.map(({ articleId }) => articleId),
      ]),
    );
    return rows.map((row) => presentStory(row, { origin, cite }));
  }

  private async citedOfMilestones(milestoneIds: readonly number[], also: readonly number[] = []) {
    const rows = await articlesOfMilestones(this.db, milestoneIds, CITED_OF_MILESTONE);
    const byMilestone = Map.groupBy(rows, ({ milestone_id }) => milestone_id);
    return {
      articlesOf: (id: number) => (byMilestone.get(id) ?? []).map(idOf),
      cite: await this.cite([...rows.map(idOf), ...also]),
    };
  }

  /** Articles that are gone or hidden are not cited. */
  private async cite(articleIds: readonly number[]): Promise<Cite> {
    if (articleIds.length === 0) return () => [];
    const rows = await citations(this.db, [...new Set(articleIds)]);
    const byId = new Map(rows.map((row) => [row.id, presentCitation(row)]));
    return (ids) => ids.flatMap((id) => byId.get(id) ?? []);
  }

  private async find(id: number): Promise<TopicRow> {
    const topic = await topicBySlugOrId(this.db, String(id));
    if (topic === null) throw noStory();
    return topic;
  }
}

const noStory = () => notFound('This story');

/** To the minute, so that an unchanged answer stays the same for a while. */
const nextAfter = (now: Date) =>
  new Date(Math.floor((now.getTime() - UPDATES_SHOW_MS) / MINUTE_MS) * MINUTE_MS).toISOString();

/** The story is part of what a cursor is for. */
const ofStory = <T extends object>(query: T, storyId: number) => ({ ...query, storyId });
