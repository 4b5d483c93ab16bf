export const TRUST_FACTORS = ['accuracy', 'editorial', 'content', 'external', 'reader'] as const;
/** Why a source was assessed. */
export const TRUST_CAUSES = ['first', 'evidence', 'quarter', 'operator', 'changed'] as const;
/** Whether a piece of evidence counts for a source, against it, or not yet. */
export const EVIDENCE_SIDES = ['for', 'against', 'open'] as const;

export type TrustFactorName = (typeof TRUST_FACTORS)[number];
export type TrustCause = (typeof TRUST_CAUSES)[number];
