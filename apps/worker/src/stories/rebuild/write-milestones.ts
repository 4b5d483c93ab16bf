import { type Queryable } from '#persistence/database';
import type { WrittenRow } from '#persistence/stories';
import {
  insertMilestones,
  type MilestoneWrite,
  type RetiredMilestoneRow,
  retireMilestones,
  updateMilestones,
  writeMilestoneArticles,
  writeMilestoneClaims,
  writeMilestoneQuotes,
} from '#persistence/timeline';
import {
  claimWrites,
  milestoneArticleWrites,
  milestoneWrite,
  quoteWrites,
} from './milestone-write.presenter.js';
import type { NumberedTopic } from './rebuild-stages.js';

/** What was written, for the history log. */
export interface WrittenMilestones {
  updated: WrittenRow[];
  retired: RetiredMilestoneRow[];
}

/** Writes the milestones of rebuilt topics, with their articles, quotes and claims; removes those that are gone. */
export async function writeMilestones(
  tx: Queryable,
  topics: readonly NumberedTopic[],
  now: Date,
): Promise<WrittenMilestones> {
  const writes = topics.flatMap(milestoneWrites);
  await insertMilestones(tx, rowsOf(writes, true), now);
  const updated = await updateMilestones(tx, rowsOf(writes, false), now);
  await writeMilestoneArticles(
    tx,
    topics.flatMap(({ articles, rebuilt, milestones }) =>
      milestoneArticleWrites(articles, milestones, rebuilt),
    ),
  );
  const retired = await retireMilestones(
    tx,
    topics.flatMap(({ rebuilt }) => rebuilt.milestones.retire),
  );
  const ids = writes.map(({ row }) => row.id);
  const drafts = topics.flatMap(({ milestones }) => milestones);
  const quotes = drafts.flatMap(([id, draft]) => quoteWrites(id, draft));
  const claims = drafts.flatMap(([id, draft]) => claimWrites(id, draft));
  await writeMilestoneQuotes(tx, ids, quotes);
  await writeMilestoneClaims(tx, ids, claims);
  return { updated, retired };
}

interface Write {
  isNew: boolean;
  row: MilestoneWrite;
}

function milestoneWrites(topic: NumberedTopic): Write[] {
  const sourceOf = new Map(topic.articles.map((each) => [each.id, each.sourceId]));
  return topic.milestones.map(([id, draft]) => {
    const reports = draft.articles.filter(({ role }) => role !== 'comment' && role !== 'expects');
    const outlets = new Set(reports.map((each) => sourceOf.get(each.articleId)));
    const row = milestoneWrite(id, topic.id, draft, outlets.size);
    return { isNew: topic.inserted.has(draft), row };
  });
}

function rowsOf(writes: readonly Write[], isNew: boolean): MilestoneWrite[] {
  return writes.filter((write) => write.isNew === isNew).map(({ row }) => row);
}
