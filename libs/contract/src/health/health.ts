import { z } from 'zod';
import { NEWS_MODES } from '#vocabulary';

const instant = z.iso.datetime();
const count = z.number().int().min(0);

/** The worker's state as recorded in the database, in system time. */
const WorkerHealth = z.object({
  /** The story-keeper's last heartbeat; null while no worker keeps stories. */
  keeperSeenAt: instant.nullable(),
  lastVisitAt: instant.nullable(),
});

/** Feeds by health: `quiet` feeds respond but have nothing new, `dead` feeds are no longer fetched. */
const FeedCounts = z.object({
  ok: count,
  quiet: count,
  failing: count,
  dead: count,
  paused: count,
  waiting: count,
  /** Active feeds that were visited, and how many of them fail. */
  visited: count,
  notWorking: count,
  /** Feeds due now, and how long the oldest has been due (news time, seconds). */
  due: count,
  dueSeconds: z.number().min(0),
});

const ArticleCounts = z.object({
  /** Articles not yet placed in a story, and how long the oldest has waited (news time, seconds). */
  waiting: count,
  waitingSeconds: z.number().min(0),
});

const HealthDetails = z.object({
  news: z.object({ mode: z.enum(NEWS_MODES), now: instant }),
  worker: WorkerHealth,
  feeds: FeedCounts,
  articles: ArticleCounts,
});

/** The health of the whole installation, for operators. Up to a few seconds old. */
export const Health = z.object({
  /** `failing` (and HTTP 503) if something needs attention; `problems` describes each in one sentence. */
  status: z.enum(['ok', 'failing']),
  problems: z.array(z.string()),
  version: z.string(),
  /** Of this version; null if the database does not respond. */
  pendingMigrations: count.nullable(),
  /** Null if the database does not respond or lacks migrations. */
  details: HealthDetails.nullable(),
});
export type Health = z.infer<typeof Health>;
export type HealthDetails = z.infer<typeof HealthDetails>;
