import { defineEntity, p } from '@mikro-orm/core';
import { TRUST_CAUSES } from '#vocabulary';
import { Source } from '../sources/source.entity.js';

const TrustAssessmentSchema = defineEntity({
  name: 'TrustAssessment',
  properties: {
    id: p.integer().primary(),
    source: () => p.manyToOne(Source).deleteRule('cascade'),
    /** News time. */
    assessedAt: p.datetime(),
    /** 0–100, or null if the coverage is too low. */
    score: p.float().nullable(),
    /** 0–1 */
    coverage: p.float(),
    /** Why the assessment was made. */
    cause: p.enum(TRUST_CAUSES).default('evidence'),
    /** The counts from which the factors were computed. */
    evidence: p.json<Record<string, unknown>>().nullable(),
    /** factor → { value, n, confidence } or null. */
    factors: p.json<Record<string, { value: number; n: number; confidence: number } | null>>(),
  },
  uniques: [{ properties: ['source', 'assessedAt'] }],
  checks: [
    { name: 'trust_score_range', expression: 'score between 0 and 100' },
    { name: 'trust_coverage_range', expression: 'coverage between 0 and 1' },
  ],
});

/** One assessment of a source's trust. The newest is copied to the source. */
export class TrustAssessment extends TrustAssessmentSchema.class {}
TrustAssessmentSchema.setClass(TrustAssessment);
