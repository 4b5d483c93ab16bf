import { Injectable } from '@nestjs/common';
import type { AdminStats } from '#contract/desk';
import { Database } from '#persistence/database';
import { deskCounts } from '#persistence/desk';
import { cachedValue } from '#platform/runtime';

const CACHED_MS = 10_000;

/** Counts of users, articles and topics. */
@Injectable()
export class StatsService {
  private readonly counts = cachedValue(() => deskCounts(this.db), CACHED_MS);

  constructor(private readonly db: Database) {}

  async show(): Promise<AdminStats> {
    const { users, articles, topics } = await this.counts();
    return { userCount: Number(users), articleCount: Number(articles), topicCount: Number(topics) };
  }
}
