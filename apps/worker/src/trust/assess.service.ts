import { Injectable } from '@nestjs/common';
import { type KnownOrigins } from '#domain/stories/origins';
import { assessmentChanged, assessTrust } from '#domain/trust';
import { Database } from '#persistence/database';
import { newestAssessments, writeAssessments } from '#persistence/trust';
import type { TrustCause } from '#vocabulary';
import { EvidenceService } from './evidence.service.js';

/** Sources per batch. */
const BATCH = 25;
/** Concurrent batches: while one is computed, the database loads evidence for the next. */
const AT_ONCE = 4;

/** Computes the trust of sources and stores changes. */
@Injectable()
export class AssessService {
  private stopping = false;

  constructor(
    private readonly db: Database,
    private readonly evidence: EvidenceService,
  ) {}

  /**
   * Assesses these sources as of one moment of news time.
   * @returns the number of changed assessments, or null if it was stopped early
   */
  async assess(sourceIds: readonly number[], cause: TrustCause, now: Date): Promise<number | null> {
    if (sourceIds.length === 0) return 0;
    const origins = await this.evidence.origins();
    let written = 0;
    for (let at = 0; at < sourceIds.length; at += BATCH * AT_ONCE) {
      if (this.stopping) return null;
      const batches = Array.from({ length: AT_ONCE }, (_, n) =>
        sourceIds.slice(at + n * BATCH, at + (n + 1) * BATCH),
      );
      const counts = await Promise.all(batches.map((ids) => this.assessBatch(ids, origins, cause, now)));
      written += counts.reduce((sum, count) => sum + count, 0);
    }
    return written;
  }

  private async assessBatch(
    ids: readonly number[],
    origins: KnownOrigins,
    cause: TrustCause,
    now: Date,
  ): Promise<number> {
    if (ids.length === 0) return 0;
    const evidence = await this.evidence.of(ids, origins, now);
    const before = new Map((await newestAssessments(this.db, ids)).map((one) => [one.sourceId, one]));
    const changed = [...evidence].flatMap(([sourceId, each]) => {
      const assessment = assessTrust(each);
      const known = before.get(sourceId);
      const isNew = cause === 'changed' || known?.evidence == null || assessmentChanged(known, assessment);
      return isNew ? { sourceId, evidence: each, ...assessment } : [];
    });
    if (changed.length > 0) await writeAssessments(this.db, changed, cause, now);
    return changed.length;
  }

  stop(): void {
    this.stopping = true;
  }
}
