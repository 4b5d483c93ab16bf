import { Injectable } from '@nestjs/common';
import {
  DESK_ARTICLES_MAX,
  DESK_MILESTONES_MAX,
  type DeskTopic,
  type DeskTopicRow,
  type DeskTopicsQuery,
  type MergePreview,
  REFUSAL_MESSAGES,
} from '#contract/desk';
import { Database } from '#persistence/database';
import { type TopicRow, topicBySlugOrId } from '#persistence/stories';
import {
  countDeskTopics,
  deskArticles,
  deskMilestones,
  deskTopicFields,
  deskTopics,
  followersOfBoth,
  newestChange,
} from '#persistence/stories/orders';
import { notFound } from '../../http/errors.js';
import { presentDeskTopic, presentMergePart, presentTopicRow } from './desk-topic.presenter.js';

@Injectable()
export class DeskTopicsService {
  constructor(private readonly db: Database) {}

  async list({
    limit,
    offset,
    ...filter
  }: DeskTopicsQuery): Promise<{ topics: DeskTopicRow[]; total: number }> {
    const [rows, total] = await Promise.all([
      deskTopics(this.db, filter, { limit, offset }),
      countDeskTopics(this.db, filter),
    ]);
    return { topics: rows.map(presentTopicRow), total };
  }

  /** `seen` is read first, so that an order given on older fields is refused. */
  async show(asked: number): Promise<DeskTopic> {
    const topic = await this.find(asked);
    const seen = await newestChange(this.db, [topic.id]);
    const [fields, milestones, articles] = await Promise.all([
      deskTopicFields(this.db, topic.id),
      deskMilestones(this.db, topic.id, DESK_MILESTONES_MAX),
      deskArticles(this.db, topic.id, DESK_ARTICLES_MAX),
    ]);
    if (!fields) throw notFound('This story');
    return presentDeskTopic(topic, { fields, milestones, articles, seen });
  }

  async mergePreview(fromId: number, intoId: number): Promise<MergePreview> {
    const [from, into] = await Promise.all([this.find(fromId), this.find(intoId)]);
    const [followsBoth, seen] = await Promise.all([
      followersOfBoth(this.db, from.id, into.id),
      newestChange(this.db, [from.id, into.id]),
    ]);
    return {
      from: presentMergePart(from),
      into: presentMergePart(into),
      followsBoth,
      seen,
      refusal: refusalOf(from, into, fromId === intoId),
    };
  }

  private async find(id: number): Promise<TopicRow> {
    const topic = await topicBySlugOrId(this.db, String(id));
    if (!topic) throw notFound('This story');
    return topic;
  }
}

function refusalOf(from: TopicRow, into: TopicRow, isSame: boolean): string | null {
  if (isSame) return REFUSAL_MESSAGES.same_topic;
  if (from.id === into.id) return REFUSAL_MESSAGES.already_merged;
  return from.language === into.language ? null : REFUSAL_MESSAGES.other_language;
}
