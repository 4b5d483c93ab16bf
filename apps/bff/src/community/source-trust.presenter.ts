import type { SourcePage, TrustPoint } from '#contract/reading';
import { explainFactor, type TrustEvidence } from '#domain/trust';
import { MIN_TRUST_COVERAGE, TRUST_WEIGHTS } from '#domain/trust/factors';
import type { AssessmentRow, SourcePageRow } from '#persistence/reading';
import type { EvidenceArticleRow } from '#persistence/trust';
import { TRUST_FACTORS } from '#vocabulary';
import { credibility } from '../cards/card.presenter.js';
import { presentEvidence } from './factor-evidence.presenter.js';

export interface TrustRows {
  source: SourcePageRow;
  /** Newest first. */
  assessments: readonly AssessmentRow[];
  /** Of the newest assessment. Null if none was stored. */
  evidence: TrustEvidence | null;
  articles: readonly EvidenceArticleRow[];
}

/** Explains a source's score: the factors of the newest assessment, and the score history. */
export function presentTrust({ source, assessments, evidence, articles }: TrustRows): SourcePage['trust'] {
  const newest = assessments[0];
  const parts = { source, evidence, articles: new Map(articles.map((row) => [row.id, row])) };
  return {
    assessedAt: newest?.assessed_at.toISOString() ?? null,
    leastCoverage: MIN_TRUST_COVERAGE,
    factors: TRUST_FACTORS.map((name) => {
      const factor = newest?.factors[name] ?? null;
      return {
        name,
        weight: TRUST_WEIGHTS[name],
        value: factor?.value ?? null,
        n: factor?.n ?? 0,
        confidence: factor?.confidence ?? 0,
        words: evidence === null ? [] : explainFactor(name, evidence),
        evidence: presentEvidence(name, parts),
      };
    }),
    history: assessments.map(presentPoint).reverse(),
  };
}

function presentPoint(row: AssessmentRow): TrustPoint {
  return {
    at: row.assessed_at.toISOString(),
    score: credibility(row.score),
    coverage: row.coverage,
    cause: row.cause,
  };
}
