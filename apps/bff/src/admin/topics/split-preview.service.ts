import { Injectable } from '@nestjs/common';
import {
  REFUSAL_MESSAGES,
  SPLIT_TITLES_SHOWN,
  type SplitPreview,
  type SplitPreviewRequest,
} from '#contract/desk';
import { Database } from '#persistence/database';
import { topicBySlugOrId } from '#persistence/stories';
import {
  articlesElsewhere,
  newestChange,
  type SplitPartRow,
  sharedMilestones,
  splitParts,
} from '#persistence/stories/orders';
import { notFound } from '../../http/errors.js';

const SHARED_SHOWN = 20;

/** What leaves a story and what stays, before it is split. */
@Injectable()
export class SplitPreviewService {
  constructor(private readonly db: Database) {}

  /** @throws ApiError 404 */
  async of(asked: number, { articles, milestones }: SplitPreviewRequest): Promise<SplitPreview> {
    const topic = await topicBySlugOrId(this.db, String(asked));
    if (!topic) throw notFound('This story');
    const seen = await newestChange(this.db, [topic.id]);
    const named = { articles, milestones };
    const [parts, shared, elsewhere] = await Promise.all([
      splitParts(this.db, topic.id, { ...named, titles: SPLIT_TITLES_SHOWN }),
      sharedMilestones(this.db, topic.id, { ...named, limit: SHARED_SHOWN }),
      articlesElsewhere(this.db, topic.id, articles),
    ]);
    const leaves = presentPart(parts.find((part) => part.leaves));
    const stays = presentPart(parts.find((part) => !part.leaves));
    return { leaves, stays, shared, seen, refusal: refusalOf({ leaves, stays, elsewhere }) };
  }
}

function refusalOf({
  leaves,
  stays,
  elsewhere,
}: Pick<SplitPreview, 'leaves' | 'stays'> & { elsewhere: number }): string | null {
  if (elsewhere > 0) return REFUSAL_MESSAGES.not_of_topic;
  if (leaves.articles === 0) return REFUSAL_MESSAGES.no_articles;
  return stays.articles === 0 ? REFUSAL_MESSAGES.whole_topic : null;
}

function presentPart(row: SplitPartRow | undefined): SplitPreview['leaves'] {
  return {
    articles: row?.articles ?? 0,
    origins: row?.origins ?? 0,
    sources: row?.sources ?? 0,
    milestones: row?.milestones ?? 0,
    firstAt: row?.first_at?.toISOString() ?? null,
    lastAt: row?.last_at?.toISOString() ?? null,
    titles: row?.titles ?? [],
  };
}
