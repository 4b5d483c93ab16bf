import type { Health, HealthDetails } from '#contract/health';
import { ingestProblems } from '#domain/ingest/health';
import type { IngestState, WorkerSigns } from '#persistence/ingest/health';

/** The known state of the installation. */
export interface Installation {
  /** Null if the database does not respond. */
  pendingMigrations: number | null;
  /** Null if the tables cannot be read, or before feeds are chosen. */
  ingest: (IngestState & WorkerSigns) | null;
}

/** Unknown values are null and reported as a problem. */
export function presentHealth(state: Installation, version: string): Health {
  const problems = problemsOf(state);
  return {
    status: problems.length === 0 ? 'ok' : 'failing',
    problems,
    version,
    pendingMigrations: state.pendingMigrations,
    details: state.ingest && presentDetails(state.ingest),
  };
}

function presentDetails(ingest: NonNullable<Installation['ingest']>): HealthDetails {
  return {
    news: { mode: ingest.mode, now: ingest.now.toISOString() },
    worker: {
      keeperSeenAt: ingest.keeperSeenAt?.toISOString() ?? null,
      lastVisitAt: ingest.lastVisitAt?.toISOString() ?? null,
    },
    feeds: { ...ingest.feeds, due: ingest.feedsDue, dueSeconds: ingest.dueMs / 1000 },
    articles: { waiting: ingest.articlesWaiting, waitingSeconds: ingest.waitingMs / 1000 },
  };
}

function problemsOf({ pendingMigrations, ingest }: Installation): string[] {
  if (pendingMigrations === null) return ['The database does not respond.'];
  if (pendingMigrations > 0)
    return [`${pendingMigrations} database migrations are missing: run npm run migrate.`];
  if (ingest === null) return ['No feeds have been chosen yet. Run npm start or npm run migrate.'];
  return ingestProblems(ingest);
}
