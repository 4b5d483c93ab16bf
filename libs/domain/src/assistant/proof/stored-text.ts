import { createHash } from 'node:crypto';
import { plainText } from '../../ingest/article/plain-text.js';
import type { Proof, ProofField, StoredFields } from './answer.js';

/** SHA-256 of a stored text, hexadecimal. */
export function textHash(stored: string): string {
  return createHash('sha256').update(stored).digest('hex');
}

/** What readers see of a part of a stored field. Only `content` has markup. */
export function readableText(field: ProofField, part: string): string {
  return field === 'content' ? plainText(part) : part.replace(/\s+/gu, ' ').trim();
}

/** The readable text of a proof; null if the article's field is not the one that was hashed, or does not reach so far. */
export function provenText(proof: Proof, article: StoredFields | undefined): string | null {
  const stored = article?.[proof.field];
  if (stored === undefined || stored === null || article?.id !== proof.articleId) return null;
  const { start, end, hash } = proof;
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end <= start || end > stored.length)
    return null;
  return textHash(stored) === hash ? readableText(proof.field, stored.slice(start, end)) : null;
}
