import type { BiasGroup } from '../sources/source.js';
import type { SourceCategory } from '../sources/source-directory.js';
import type { TrustFactorName, TrustPoint } from './source-page.js';

/** Specified: the five factors with their share of the score in percent. */
export const TRUST_MODEL: Record<TrustFactorName, { label: string; percent: number }> = {
  accuracy: { label: 'Factual accuracy', percent: 30 },
  editorial: { label: 'Editorial standards', percent: 20 },
  content: { label: 'Content analysis', percent: 20 },
  external: { label: 'External validation', percent: 15 },
  reader: { label: 'Reader experience', percent: 15 },
};

const BIAS_LABELS: Record<BiasGroup, string> = {
  left: 'Left',
  'center-left': 'Center-left',
  center: 'Center',
  'center-right': 'Center-right',
  right: 'Right',
  unknown: 'No bias label',
};

export function biasLabel(bias: BiasGroup | null): string {
  return BIAS_LABELS[bias ?? 'unknown'];
}

const CATEGORY_LABELS: Record<SourceCategory, string> = {
  global: 'Global',
  national: 'National',
  technology: 'Technology',
  finance: 'Finance',
  sports: 'Sports',
  entertainment: 'Entertainment',
  international: 'International',
  specialized: 'Specialized',
  independent: 'Independent',
};

export function sourceCategoryLabel(category: SourceCategory): string {
  return CATEGORY_LABELS[category];
}

const CAUSES: Record<TrustPoint['cause'], string> = {
  first: 'First assessment',
  evidence: 'New evidence',
  quarter: 'Quarterly assessment',
  operator: 'Requested by an operator',
  changed: 'Record of the source changed',
};

/** Why an assessment was made. */
export function causeLabel(cause: TrustPoint['cause']): string {
  return CAUSES[cause];
}
