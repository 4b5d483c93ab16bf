import { Injectable } from '@nestjs/common';
import {
  type DueDigest,
  deliveryOf,
  FACT_FRESH_MS,
  factForSource,
  isMilestoneFact,
  isNews,
  isSilenced,
  type MilestoneFact,
  type ReportsOfSource,
} from '#domain/notifications';
import type { Queryable } from '#persistence/database';
import {
  enterIntoLedger,
  type FactOfTopic,
  type FirstReportRow,
  factsOfMilestones,
  mutesOfReaders,
  noticedSources,
  readersOfMilestones,
  type SourceFollowerRow,
  significantFirstReports,
} from '#persistence/notifications';
import type { DigestRhythm } from '#vocabulary';
import { muteOf, sourcePreferencesOf } from './preferences.presenter.js';

/** The newest reports of one source that a digest considers. */
const REPORTS_OF_SOURCE = 50;

interface Report {
  row: FirstReportRow;
  topic: FactOfTopic['topic'];
  fact: MilestoneFact;
  isNotified: boolean;
}

/** What the digests of readers say about the sources of which they want notifications. */
@Injectable()
export class SourceReports {
  /**
   * Runs inside the transaction that writes the digests, after the readers' stories were entered into the ledger: what they
   * received there is left out.
   */
  async of(
    tx: Queryable,
    due: DueDigest & { kind: DigestRhythm },
    userIds: readonly number[],
  ): Promise<Map<number, ReportsOfSource[]>> {
    const follows = await noticedSources(tx, userIds);
    const reports = await reportsOf(tx, [...new Set(follows.map((row) => row.source_id))], due.until);
    if (reports.length === 0) return new Map();
    const isInformed = await informedReaders(tx, userIds, reports, due.until);
    const wanted = follows.flatMap((follow) =>
      reports
        .filter((report) => belongs(report, follow, due) && !isInformed(follow.user_id, report.fact))
        .map((report) => ({ userId: follow.user_id, report })),
    );
    const fresh = await enterIntoLedger(
      tx,
      wanted.map(({ userId }) => userId),
      wanted.map(({ report }) => report.fact.id),
    );
    const isFresh = new Set(fresh.map((entry) => `${entry.user_id} ${entry.event_id}`));
    const told = wanted.filter(({ userId, report }) => isFresh.has(`${userId} ${report.fact.id}`));
    return new Map(
      [...Map.groupBy(told, ({ userId }) => userId)].map(([userId, of]) => [
        userId,
        bySource(of.map(({ report }) => report)),
      ]),
    );
  }
}

/** The significant developments that these sources reported first, each with its newest fact. */
async function reportsOf(tx: Queryable, sourceIds: readonly number[], until: Date): Promise<Report[]> {
  const span = { after: new Date(until.getTime() - FACT_FRESH_MS), until };
  const rows =
    sourceIds.length === 0 ? [] : await significantFirstReports(tx, sourceIds, span.after, REPORTS_OF_SOURCE);
  const facts = await factsOfMilestones(
    tx,
    rows.map((row) => row.milestone_id),
    span,
  );
  const byMilestone = Map.groupBy(facts, ({ fact }) => (isMilestoneFact(fact) ? fact.milestoneId : 0));
  return rows.flatMap((row) => {
    const of = byMilestone.get(row.milestone_id) ?? [];
    const fact = factForSource(of.map((each) => each.fact));
    const newest = of.find((each) => each.fact.id === fact?.id);
    return fact && newest ? [{ row, topic: newest.topic, fact, isNotified: newest.isNotified }] : [];
  });
}

/** Tells which readers know of a development already, or muted its story. */
async function informedReaders(
  tx: Queryable,
  userIds: readonly number[],
  reports: readonly Report[],
  until: Date,
): Promise<(userId: number, fact: MilestoneFact) => boolean> {
  const facts = reports.map(({ fact }) => fact);
  const informed = await readersOfMilestones(
    tx,
    userIds,
    facts.map(({ milestoneId }) => milestoneId),
  );
  const mutes = await mutesOfReaders(
    tx,
    userIds,
    facts.map(({ topicId }) => topicId),
  );
  const known = new Set(informed.map((row) => `${row.user_id} ${row.milestone_id}`));
  const muteIn = new Map(mutes.map((mute) => [`${mute.user_id} ${mute.topic_id}`, muteOf(mute)]));
  return (userId, fact) => {
    const mute = muteIn.get(`${userId} ${fact.topicId}`);
    return (
      known.has(`${userId} ${fact.milestoneId}`) || (mute !== undefined && isSilenced(fact, mute, until))
    );
  };
}

/** As for followed stories, the daily digest includes what was held back although the reader wants it at once. */
function belongs(
  { row, fact, isNotified }: Report,
  follow: SourceFollowerRow,
  { kind, until }: DueDigest,
): boolean {
  if (row.id !== follow.source_id || !isNews(fact, follow.notices_since, until)) return false;
  const delivery = deliveryOf(fact, sourcePreferencesOf(follow));
  const rest = follow.wants_weekly_digest ? 'weekly' : 'daily';
  return delivery === kind || (kind === rest && delivery === 'now' && isNotified);
}

function bySource(reports: readonly Report[]): ReportsOfSource[] {
  return [...Map.groupBy(reports, ({ row }) => row.id).values()]
    .flatMap((of) => {
      const [first] = of;
      if (!first) return [];
      const { id, slug, name } = first.row;
      return [{ source: { id, slug, name }, reports: of }];
    })
    .sort((a, b) => b.reports.length - a.reports.length || a.source.id - b.source.id);
}
