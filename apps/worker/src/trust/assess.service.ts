import { Injectable } from '@nestjs/common';
import { assessmentChanged, assessTrust } from '#domain';
import { type AssessmentCause, Database, newestAssessments, writeAssessments } from '#persistence';
import { EvidenceService } from './evidence.service.js';

/** Sources whose evidence is in memory at a time. */
const BATCH = 25;

/** Computes the trust of sources and writes what changed. */
@Injectable()
export class AssessService {
  private stopping = false;

  constructor(
    private readonly db: Database,
    private readonly evidence: EvidenceService,
  ) {}

  /**
   * Each of these sources, as of one moment of news time. Answers how many assessments say something new; null when it was
   * stopped before the end.
   */
  async assess(sourceIds: readonly number[], cause: AssessmentCause, now: Date): Promise<number | null> {
    if (sourceIds.length === 0) return 0;
    const origins = await this.evidence.origins();
    let written = 0;
    for (let at = 0; at < sourceIds.length; at += BATCH) {
      if (this.stopping) return null;
      const ids = sourceIds.slice(at, at + BATCH);
      const evidence = await this.evidence.of(ids, origins, now);
      const before = new Map((await newestAssessments(this.db, ids)).map((one) => [one.sourceId, one]));
      const changed = [...evidence].flatMap(([sourceId, each]) => {
        const assessment = assessTrust(each);
        const known = before.get(sourceId);
        const isNew = known?.evidence == null || assessmentChanged(known, assessment);
        return isNew ? { sourceId, evidence: each, ...assessment } : [];
      });
      if (changed.length > 0) await writeAssessments(this.db, changed, cause, now);
      written += changed.length;
    }
    return written;
  }

  stop(): void {
    this.stopping = true;
  }
}
