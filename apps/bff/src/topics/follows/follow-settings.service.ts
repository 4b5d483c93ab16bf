import { Injectable } from '@nestjs/common';
import type { TopicSettings, TopicSettingsChange } from '#contract/reading';
import { Database } from '#persistence/database';
import { changeFollowSettings, followSettings } from '#persistence/reading';
import { topicBySlugOrId } from '#persistence/stories';
import { ApiError, notFound } from '../../http/errors.js';
import { presentFollowSettings } from './follow.presenter.js';

/** The words and sources that a follower hides in a topic. Only followers have these settings. */
@Injectable()
export class FollowSettingsService {
  constructor(private readonly db: Database) {}

  /** @throws ApiError 404 */
  async show(userId: number, topicId: number): Promise<TopicSettings> {
    return this.settings(userId, await this.find(topicId));
  }

  /** @throws ApiError 404 */
  async change(userId: number, topicId: number, change: TopicSettingsChange): Promise<TopicSettings> {
    const id = await this.find(topicId);
    await changeFollowSettings(this.db, userId, id, change);
    return this.settings(userId, id);
  }

  private async settings(userId: number, topicId: number): Promise<TopicSettings> {
    const row = await followSettings(this.db, userId, topicId);
    if (row === null) throw new ApiError(404, 'not_followed', 'You do not follow this topic.');
    return presentFollowSettings(row);
  }

  /** The current id of the topic, which may have been merged. */
  private async find(topicId: number): Promise<number> {
    const topic = await topicBySlugOrId(this.db, String(topicId));
    if (!topic) throw notFound('This topic');
    return topic.id;
  }
}
