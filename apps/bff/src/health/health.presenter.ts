import type { Health, HealthDetails } from '#contract/health';
import { type IngestFault, type IngestLimits, ingestFaults } from '#domain/ingest/health';
import type { IngestState, WorkerSigns } from '#persistence/ingest/health';
import type { SettingValues } from '#vocabulary';

/** The known state of the installation. */
export interface Installation {
  /** Null if the database does not respond. */
  pendingMigrations: number | null;
  /** Null if the tables cannot be read, or before feeds are chosen. */
  ingest: (IngestState & WorkerSigns) | null;
  /** What counts as a problem. */
  limits: IngestLimits;
}

/** Unknown values are null and reported as a problem. */
export function presentHealth(state: Installation, version: string): Health {
  const problems = faultsOf(state).map(({ text }) => text);
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
    feeds: {
      ...ingest.feeds,
      visited: ingest.failing.of,
      notWorking: ingest.failing.feeds,
      due: ingest.feedsDue,
      dueSeconds: ingest.dueMs / 1000,
    },
    articles: { waiting: ingest.articlesWaiting, waitingSeconds: ingest.waitingMs / 1000 },
  };
}

/** What needs attention. `isIngest` marks what is about reading feeds and keeping stories. */
export interface InstallationFault extends IngestFault {
  isIngest: boolean;
}

export function faultsOf({ pendingMigrations, ingest, limits }: Installation): InstallationFault[] {
  const ofDatabase = (text: string) => [{ text, lastsMs: null, isIngest: false }];
  if (pendingMigrations === null) return ofDatabase('The database does not respond.');
  if (pendingMigrations > 0)
    return ofDatabase(`${pendingMigrations} database migrations are missing: run npm run migrate.`);
  const none = { text: 'No feeds have been chosen yet. Run npm start or npm run migrate.', lastsMs: null };
  const faults = ingest === null ? [none] : ingestFaults(ingest, limits);
  return faults.map((fault) => ({ ...fault, isIngest: true }));
}

const MINUTE_MS = 60_000;

/** The limits that operators set. */
export function limitsOf(settings: SettingValues): IngestLimits {
  return {
    placedWithinMs: settings.late_article_minutes * MINUTE_MS,
    visitedWithinMs: settings.late_feed_minutes * MINUTE_MS,
    failingPercent: settings.failing_feeds_percent,
  };
}
