import { acceptedOrder } from '#domain/desk';
import { decideReport } from '#persistence/community';
import type { Queryable } from '#persistence/database';
import {
  proposalReason,
  type ReviewEntryRow,
  reopenReport,
  setProposalState,
  sideTopics,
} from '#persistence/desk';
import { orderTopicCommand } from '#persistence/stories';
import { ApiError } from '../../http/errors.js';

interface Answer {
  reason: string;
  at: Date;
}

/** Sends the order of an accepted entry in the decision's transaction. Returns the command, or null if there is none. */
export async function sendAccepted(
  tx: Queryable,
  entry: ReviewEntryRow,
  by: { userId: number; seen: number },
): Promise<number | null> {
  const { kind, topic_id: topicId, other_id: otherId, article_ids: articleIds, detail } = entry;
  const topics = kind === 'merge' ? await sideTopics(tx, [topicId ?? 0, otherId ?? 0]) : [];
  const sizeOf = (id: number | null) => topics.find((topic) => topic.id === id)?.article_count ?? 0;
  const sizes = { topic: sizeOf(topicId), other: sizeOf(otherId) };
  const outcome = (kind === 'resolution' && otherId !== null && (await proposalReason(tx, otherId))) || '';
  const order = acceptedOrder({ kind, topicId, otherId, articleIds, detail, sizes, outcome });
  return order && orderTopicCommand(tx, order, 'editor', by);
}

/** What accepting does besides the order. `null` takes it back. */
export async function settleAccepted(
  tx: Queryable,
  entry: ReviewEntryRow,
  answer: Answer | null,
): Promise<void> {
  await settle(tx, entry, 'accepted', answer);
}

/** What refusing does. `null` takes it back. */
export async function settleRefused(
  tx: Queryable,
  entry: ReviewEntryRow,
  answer: Answer | null,
): Promise<void> {
  await settle(tx, entry, 'declined', answer);
}

async function settle(
  tx: Queryable,
  { kind, other_id: id }: ReviewEntryRow,
  state: 'accepted' | 'declined',
  answer: Answer | null,
): Promise<void> {
  if (id === null) return;
  if (kind === 'resolution') await setProposalState(tx, id, answer ? state : 'open', answer?.at ?? null);
  if (kind !== 'report') return;
  const isDone = answer
    ? await decideReport(tx, id, { state, note: answer.reason, at: answer.at })
    : await reopenReport(tx, id);
  if (!isDone) throw new ApiError(409, 'already_decided', 'This report is already decided.');
}
