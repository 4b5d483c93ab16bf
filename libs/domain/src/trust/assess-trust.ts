import { type AccuracyEvidence, accuracyFactor } from './factors/accuracy-factor.js';
import { type ContentEvidence, contentFactor } from './factors/content-factor.js';
import { type EditorialEvidence, editorialFactor } from './factors/editorial-factor.js';
import { type ExternalEvidence, externalFactor } from './factors/external-factor.js';
import { type ReaderEvidence, readerFactor } from './factors/reader-factor.js';
import { type TrustFactors, type TrustScore, trustScore } from './factors/trust-score.js';

/** Everything that is known about one source; parts with nothing in them simply count nothing. */
export interface TrustEvidence {
  accuracy: AccuracyEvidence;
  editorial: EditorialEvidence;
  content: ContentEvidence;
  external: ExternalEvidence;
  reader: ReaderEvidence;
}

export interface TrustAssessment extends TrustScore {
  factors: TrustFactors;
}

/** The trust assessment of one source from its evidence. A factor without data is null, never a middle value. */
export function assessTrust(evidence: TrustEvidence): TrustAssessment {
  const factors: TrustFactors = {
    accuracy: accuracyFactor(evidence.accuracy),
    editorial: editorialFactor(evidence.editorial),
    content: contentFactor(evidence.content),
    external: externalFactor(evidence.external),
    reader: readerFactor(evidence.reader),
  };
  return { ...trustScore(factors), factors };
}
