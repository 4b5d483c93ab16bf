import { Injectable } from '@nestjs/common';
import { topicFacts } from '#domain/timeline';
import { type MilestoneDraft } from '#domain/timeline/milestones';
import { type Queryable } from '#persistence/database';
import { writeSearchWords } from '#persistence/ingest/article';
import {
  countPlacedInEvents,
  insertTopics,
  placeArticles,
  reserveIds,
  type TopicWrite,
  updateTopics,
  type WrittenRow,
  writeTopicEvents,
  writeTopicWords,
} from '#persistence/stories';
import { writeStoryChanges } from '#persistence/stories/orders';
import { writeAnnouncedSteps, writeClosureProposals } from '#persistence/timeline';
import type { PlacedRow } from '../memory/story-memory.js';
import { freeLabels } from './free-labels.js';
import { freeSlugs } from './free-slugs.js';
import type { DecidedTopic, NumberedTopic } from './rebuild-stages.js';
import { rebuiltChanges } from './rebuilt-change.presenter.js';
import { stepWrites } from './step-write.presenter.js';
import { eventWrite, placeWrites, proposalWrites, topicWrite } from './topic-write.presenter.js';
import { writeMilestones } from './write-milestones.js';

/** Saves rebuilt topics inside the keeper's transaction. */
@Injectable()
export class RebuildWriter {
  /**
   * Order: names, counts and status; places of articles and their search words; milestones; search words of topics;
   * steps; closure proposals; facts; what changed, for the history log.
   */
  async save(
    tx: Queryable,
    decided: readonly DecidedTopic[],
    { fresh, now, quiet }: { fresh: readonly PlacedRow[]; now: Date; quiet: boolean },
  ): Promise<void> {
    const topics = await withMilestoneIds(tx, decided);
    const ids = topics.map(({ id }) => id);
    const newlyPlaced = new Map(fresh.map((row) => [row.id, row]));
    const places = topics.flatMap(({ id, rebuilt }) => placeWrites(id, rebuilt, newlyPlaced));
    const placed = fresh.map(({ id }) => id);
    const proposals = topics.flatMap(({ id, rebuilt }) => proposalWrites(id, rebuilt));
    const facts = topics.flatMap((topic) => eventWrites(topic, now, quiet));
    const written = await writeTopics(tx, topics, now);
    await countPlacedInEvents(tx, fresh);
    await placeArticles(tx, places);
    await writeSearchWords(tx, placed);
    const milestones = await writeMilestones(tx, topics, now);
    await writeTopicWords(tx, ids);
    await writeAnnouncedSteps(tx, ids, topics.flatMap(stepWrites));
    await writeClosureProposals(tx, ids, proposals, now);
    await writeTopicEvents(tx, facts);
    await writeStoryChanges(tx, rebuiltChanges(written, milestones), now);
  }
}

/** Reserves ids for new milestones. */
async function withMilestoneIds(tx: Queryable, topics: readonly DecidedTopic[]): Promise<NumberedTopic[]> {
  const added = topics.reduce((sum, { rebuilt }) => sum + rebuilt.milestones.insert.length, 0);
  const ids = await reserveIds(tx, 'milestone', added);
  return topics.map((topic) => {
    const { insert, update } = topic.rebuilt.milestones;
    const inserted = new Map(insert.map((draft) => [draft, ids.shift() ?? 0]));
    const fresh = [...inserted].map(([draft, id]): [number, MilestoneDraft] => [id, draft]);
    return { ...topic, inserted, milestones: [...update, ...fresh] };
  });
}

/** @returns the topics that were known, before and after */
async function writeTopics(
  tx: Queryable,
  topics: readonly NumberedTopic[],
  now: Date,
): Promise<WrittenRow[]> {
  const opened = topics.filter(({ before }) => before === null);
  const slugs = await freeSlugs(
    tx,
    opened.map(({ id, rebuilt }) => ({ id, name: rebuilt.name })),
  );
  const labels = await freeLabels(tx, topics);
  const writes = topics.map((topic) =>
    topicWrite(topic, { slug: slugs.get(topic.id) ?? '', label: labels.get(topic.id) ?? null }),
  );
  const isNew = ({ slug }: TopicWrite) => slug !== '';
  await insertTopics(tx, writes.filter(isNew), now);
  const known = writes.filter((write) => !isNew(write));
  return updateTopics(tx, known, now);
}

function eventWrites({ id, rebuilt, before, inserted }: NumberedTopic, now: Date, quiet: boolean) {
  return topicFacts(rebuilt, before, inserted, now)
    .filter(({ kind }) => !quiet || kind === 'status_changed')
    .map((fact) => eventWrite(id, fact));
}
