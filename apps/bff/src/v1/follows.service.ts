import { Injectable } from '@nestjs/common';
import { FOLLOWS_MOST } from '#contract/reading';
import type { Follow, FollowPage, FollowsQuery, Story } from '#contract/v1';
import { Database } from '#persistence/database';
import { countFollows, type FollowPageRow, followOf, followPage } from '#persistence/reading';
import { ApiError, notFound, tooMany } from '../http/errors.js';
import { FollowsService } from '../topics/follows/follows.service.js';
import { Pages } from './pages.service.js';
import { ApiStoriesService } from './stories.service.js';

/** A reader's follows, as `/api/v1` answers them. `origin` is the public origin. */
@Injectable()
export class ApiFollowsService {
  constructor(
    private readonly db: Database,
    private readonly pages: Pages,
    private readonly stories: ApiStoriesService,
    private readonly follows: FollowsService,
  ) {}

  async list(userId: number, query: FollowsQuery, origin: string): Promise<FollowPage> {
    const { rows, page } = await this.pages.byTime('listFollows', query, {
      load: (part) => followPage(this.db, userId, part),
      count: () => countFollows(this.db, userId),
      idOf: ({ topic_id }) => topic_id,
    });
    const found = await this.stories.stories(
      rows.map(({ topic_id }) => topic_id),
      origin,
    );
    const byId = new Map(found.map((story) => [story.id, story]));
    const data = rows.flatMap((row) => {
      const story = byId.get(row.topic_id);
      return story === undefined ? [] : [presentFollow(row, story)];
    });
    return { data, page };
  }

  /** @throws ApiError 404, or 409 if the reader follows as many as possible */
  async follow(userId: number, storyId: number, origin: string): Promise<Follow> {
    await inWordsOfApi(this.follows.follow(userId, storyId));
    const row = await followOf(this.db, userId, storyId);
    const [story] = row === null ? [] : await this.stories.stories([row.topic_id], origin);
    if (row === null || story === undefined) throw notFound('This story');
    return presentFollow(row, story);
  }

  /** @throws ApiError 404 */
  async unfollow(userId: number, storyId: number): Promise<void> {
    await inWordsOfApi(this.follows.unfollow(userId, storyId));
  }
}

/** The web app's calls say 'topic'. This API knows stories only. */
async function inWordsOfApi(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'not_found') throw notFound('This story');
    if (error.code === 'too_many') throw tooMany(`You can follow at most ${FOLLOWS_MOST} stories.`);
    throw error;
  }
}

function presentFollow(row: FollowPageRow, story: Story): Follow {
  return {
    story,
    priority: row.priority,
    notificationFrequency: row.notification_frequency,
    followedAt: row.followed_at.toISOString(),
  };
}
