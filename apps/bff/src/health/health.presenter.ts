import type { Health, HealthDetails } from '#contract/health';
import { ingestProblems } from '#domain/ingest/health';
import type { IngestState, WorkerSigns } from '#persistence/ingest/health';

/** What is known of the installation at one moment. */
export interface Installation {
  /** Null where the database does not answer. */
  pendingMigrations: number | null;
  /** Null where nobody can read the tables, or before feeds were chosen. */
  ingest: (IngestState & WorkerSigns) | null;
}

/** What the database does not tell is null, and a problem of its own. */
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
  if (pendingMigrations === null) return ['The database does not answer.'];
  if (pendingMigrations > 0)
    return [`${pendingMigrations} database migrations are missing: run npm run migrate.`];
  if (ingest === null) return ['No feeds have been chosen yet: start with npm start or npm run migrate.'];
  return ingestProblems(ingest);
}
