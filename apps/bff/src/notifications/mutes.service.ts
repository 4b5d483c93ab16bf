import { Injectable } from '@nestjs/common';
import type { Mute } from '#contract/notifications';
import { MUTE_DAY_MS } from '#domain/notifications';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { muteTopic, unmuteTopic } from '#persistence/notifications';
import type { MuteLength } from '#vocabulary';
import { ApiError } from '../http/errors.js';
import { presentMute } from './notification.presenter.js';

/** Mutes one followed story of a reader. The id of a merged topic stands for the topic it was merged into. */
@Injectable()
export class MutesService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  /** @throws ApiError 404 if the reader does not follow the topic */
  async mute(userId: number, topicId: number, lasts: MuteLength): Promise<Mute> {
    const now = await this.clock.now();
    const until = lasts === 'day' ? new Date(now.getTime() + MUTE_DAY_MS) : null;
    const row = await muteTopic(this.db, { userId, topicId }, { now, until });
    const mute = row && presentMute(row, now);
    if (!mute) throw notFollowed();
    return mute;
  }

  /** @throws ApiError 404 if the reader does not follow the topic */
  async unmute(userId: number, topicId: number): Promise<void> {
    if (!(await unmuteTopic(this.db, { userId, topicId }, await this.clock.now()))) throw notFollowed();
  }
}

const notFollowed = () => new ApiError(404, 'not_followed', 'You do not follow this topic.');
