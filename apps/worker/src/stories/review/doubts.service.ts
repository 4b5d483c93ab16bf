import { Injectable } from '@nestjs/common';
import { reviewPriority } from '#domain/desk';
import { doubtfulSplits, type LinkOrder, nearnessToJoin, type StoryLinks } from '#domain/stories/linking';
import { Database, type Queryable } from '#persistence/database';
import {
  mergeKey,
  openReviewCounts,
  type ReviewProposal,
  refusedKeys,
  replaceStoryProposals,
} from '#persistence/desk';
import type { TopicRelationWrite } from '#persistence/stories';
import { systemClock } from '#platform/runtime';
import type { ReviewKind } from '#vocabulary';
import { resultOf } from '../memory/with-pauses.js';

/** The most open proposals of a kind. */
const MOST_OPEN = 2_000;

/** What the nightly review asks editors: stories that it nearly joined or nearly split. */
@Injectable()
export class DoubtsService {
  constructor(private readonly db: Database) {}

  /** The proposals about reviewed stories, the likeliest first. */
  async proposals(
    links: StoryLinks,
    stories: readonly number[],
    relations: readonly TopicRelationWrite[],
  ): Promise<ReviewProposal[]> {
    const splits = await resultOf(doubtfulSplits(links, stories));
    const merges = relations.flatMap((relation) => mergeProposal(relation, links.settings.join) ?? []);
    const found = [...merges, ...splits.map((split) => splitProposal(split))];
    return [...new Map(found.map((each) => [each.key, each])).values()].sort(
      (a, b) => b.priority - a.priority,
    );
  }

  /** Replaces the proposals about these stories in the caller's transaction. */
  async replace(
    tx: Queryable,
    stories: readonly number[],
    proposals: readonly ReviewProposal[],
  ): Promise<void> {
    const open = await openReviewCounts(tx);
    const left = new Map<ReviewKind, number>();
    const bounded = proposals.filter(({ kind }) => {
      const room = left.get(kind) ?? MOST_OPEN - (open[kind] ?? 0);
      left.set(kind, room - 1);
      return room > 0;
    });
    await replaceStoryProposals(tx, stories, bounded, systemClock.now());
  }

  /** Orders without the merges that an editor refused. */
  async allowed(orders: readonly LinkOrder[]): Promise<LinkOrder[]> {
    const keyOf = (order: LinkOrder) => (order.kind === 'merge' ? mergeKey(order.from, order.into) : '');
    const refused = await refusedKeys(this.db, orders.map(keyOf));
    return orders.filter((order) => !refused.has(keyOf(order)));
  }
}

function mergeProposal(
  { topic_id, other_id, likeness, shared }: TopicRelationWrite,
  join: number,
): ReviewProposal | null {
  const nearness = nearnessToJoin(likeness, join);
  if (nearness === null) return null;
  return {
    ...{ kind: 'merge', key: mergeKey(topic_id, other_id), rule: 'near_join', topic_id, other_id },
    ...{ article_ids: [], detail: { shared, nearness }, priority: priorityOf('merge', nearness) },
  };
}

function splitProposal(split: { story: number; articles: number[]; nearness: number }): ReviewProposal {
  const { story, articles, nearness } = split;
  return {
    ...{ kind: 'split', key: `split:${story}:${articles[0] ?? 0}`, rule: 'near_split', topic_id: story },
    ...{
      other_id: null,
      article_ids: articles,
      detail: { nearness },
      priority: priorityOf('split', nearness),
    },
  };
}

/** Until the queue's next round adds followers and impact. */
function priorityOf(kind: ReviewKind, nearness: number): number {
  return reviewPriority({ kind, followers: 0, origins: 0, impact: 0, nearness });
}
