import { Injectable } from '@nestjs/common';
import type { ChangedNumber } from '#contract/timeline';
import { changedNumbers, numberClaims } from '#domain/timeline/claims';
import { Database } from '#persistence/database';
import { topicBySlugOrId } from '#persistence/stories';
import { claimsOfTopic, headlinesOfReports } from '#persistence/timeline';
import { notFound } from '../http/errors.js';
import { presentChangedNumber } from './numbers.presenter.js';

/** The numbers of a story that changed. */
@Injectable()
export class NumbersService {
  constructor(private readonly db: Database) {}

  /** @throws ApiError 404 */
  async ofTopic(id: number): Promise<ChangedNumber[]> {
    const topic = await topicBySlugOrId(this.db, String(id));
    if (!topic) throw notFound('This topic');
    const [claims, headlines] = await Promise.all([
      claimsOfTopic(this.db, topic.id),
      headlinesOfReports(this.db, topic.id),
    ]);
    // Numbers on which a milestone's articles agree are not stored.
    const stated = headlines.flatMap(({ title, ...report }) =>
      numberClaims(title, [], topic.language).map(({ atLeast, ...claim }) => ({
        ...report,
        ...claim,
        at_least: atLeast,
      })),
    );
    const all = [...claims, ...stated].map((claim) => ({ ...claim, originKey: claim.origin_key }));
    return changedNumbers(all).map(presentChangedNumber);
  }
}
