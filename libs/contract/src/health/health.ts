import { z } from 'zod';
import { NEWS_MODES } from '#vocabulary';

const instant = z.iso.datetime();
const count = z.number().int().min(0);

/** The worker, as its traces in the database show it; system time. */
const WorkerHealth = z.object({
  /** The story-keeper's last heartbeat; null while no worker keeps stories. */
  keeperSeenAt: instant.nullable(),
  lastVisitAt: instant.nullable(),
});

/** Feeds by how they do: `quiet` ones answer but bring nothing new, `dead` ones were given up. */
const FeedCounts = z.object({
  ok: count,
  quiet: count,
  failing: count,
  dead: count,
  paused: count,
  waiting: count,
  /** Due to be read now, and for how long the one is that waits longest (news time, s). */
  due: count,
  dueSeconds: z.number().min(0),
});

const ArticleCounts = z.object({
  /** Not placed in a story yet, and for how long the one is that waits longest (news time, s). */
  waiting: count,
  waitingSeconds: z.number().min(0),
});

const HealthDetails = z.object({
  news: z.object({ mode: z.enum(NEWS_MODES), now: instant }),
  worker: WorkerHealth,
  feeds: FeedCounts,
  articles: ArticleCounts,
});

/** How the whole installation does, for operators. Some seconds old. */
export const Health = z.object({
  /** `failing` (and HTTP 503) where something must be looked at: `problems` says what, one sentence each. */
  status: z.enum(['ok', 'failing']),
  problems: z.array(z.string()),
  version: z.string(),
  /** Of this version; null where the database does not answer. */
  pendingMigrations: count.nullable(),
  /** Null where the database does not answer, or lacks migrations. */
  details: HealthDetails.nullable(),
});
export type Health = z.infer<typeof Health>;
export type HealthDetails = z.infer<typeof HealthDetails>;
