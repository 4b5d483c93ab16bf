export const TRUST_FACTORS = ['accuracy', 'editorial', 'content', 'external', 'reader'] as const;
/** Why a source was assessed. */
export const TRUST_CAUSES = ['first', 'evidence', 'quarter', 'operator'] as const;
/** Whether a piece of evidence speaks for a source, against it, or is open. */
export const EVIDENCE_SIDES = ['for', 'against', 'open'] as const;

export type TrustFactorName = (typeof TRUST_FACTORS)[number];
export type TrustCause = (typeof TRUST_CAUSES)[number];
export type EvidenceSide = (typeof EVIDENCE_SIDES)[number];
