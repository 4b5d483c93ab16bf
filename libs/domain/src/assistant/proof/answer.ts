/** The stored fields of an article that answers quote. */
export const PROOF_FIELDS = ['title', 'excerpt', 'content'] as const;
export type ProofField = (typeof PROOF_FIELDS)[number];

/** A place in a stored field, found by anybody who has the article. */
export interface Proof {
  articleId: number;
  field: ProofField;
  /** Offsets in the stored text (UTF-16 code units), end exclusive. */
  start: number;
  end: number;
  /** SHA-256 of the whole stored field in UTF-8, hexadecimal. */
  hash: string;
}

/**
 * A sentence of an answer. `quote` is the readable text of its one proof, verbatim. `words` connect quotes or retell them: all
 * their numbers, names and dates occur in proofs.
 */
export interface AnswerSentence {
  kind: 'quote' | 'words';
  text: string;
  proofs: Proof[];
}

/** The stored fields of an article. `content` is sanitised HTML. */
export interface StoredFields {
  id: number;
  title: string;
  excerpt: string;
  content: string | null;
}
