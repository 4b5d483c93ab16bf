import { type AccuracyEvidence, accuracyFactor } from './factors/accuracy-factor.js';
import { type ContentEvidence, contentFactor } from './factors/content-factor.js';
import { type EditorialEvidence, editorialFactor } from './factors/editorial-factor.js';
import { type ExternalEvidence, externalFactor } from './factors/external-factor.js';
import { type ReaderEvidence, readerFactor } from './factors/reader-factor.js';
import { type TrustInterval, trustInterval } from './factors/trust-interval.js';
import { type TrustFactors, type TrustScore, trustScore } from './factors/trust-score.js';

/** All evidence about one source. Empty parts do not count. */
export interface TrustEvidence {
  accuracy: AccuracyEvidence;
  editorial: EditorialEvidence;
  content: ContentEvidence;
  external: ExternalEvidence;
  reader: ReaderEvidence;
}

export interface TrustAssessment extends TrustScore {
  factors: TrustFactors;
  /** The range in which the score lies. Null without a score. */
  interval: TrustInterval | null;
}

/** The trust assessment of one source from its evidence. A factor without data is null, never an average. */
export function assessTrust(evidence: TrustEvidence): TrustAssessment {
  const factors: TrustFactors = {
    accuracy: accuracyFactor(evidence.accuracy),
    editorial: editorialFactor(evidence.editorial),
    content: contentFactor(evidence.content),
    external: externalFactor(evidence.external),
    reader: readerFactor(evidence.reader),
  };
  const { score, coverage } = trustScore(factors);
  return { score, coverage, factors, interval: trustInterval(factors, score) };
}
