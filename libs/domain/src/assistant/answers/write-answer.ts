import type { Passage } from '../passages/passage.js';
import { type AnswerSentence, PHRASES } from '../proof/index.js';

/** A sentence of an answer before its proofs are sealed with the hash of the stored text. */
export type DraftSentence = { kind: 'quote'; passage: Passage } | { kind: 'words'; text: string };

export interface DraftAnswer {
  /** Whether the articles tell what was asked. */
  outcome: 'told' | 'silent';
  sentences: DraftSentence[];
}

export type Phrase = keyof typeof PHRASES;

export function words(phrase: Phrase): DraftSentence {
  return { kind: 'words', text: PHRASES[phrase] };
}

export function quote(passage: Passage): DraftSentence {
  return { kind: 'quote', passage };
}

export const SILENT: DraftAnswer = { outcome: 'silent', sentences: [words('silent')] };

export function told(...sentences: readonly DraftSentence[]): DraftAnswer {
  return { outcome: 'told', sentences: [...sentences] };
}

/** Seals an answer. `hashOf` is the hash of a whole stored field. */
export function sealAnswer(
  { sentences }: DraftAnswer,
  hashOf: (articleId: number, field: Passage['field']) => string,
): AnswerSentence[] {
  return sentences.map((sentence): AnswerSentence => {
    if (sentence.kind === 'words') return { kind: 'words', text: sentence.text, proofs: [] };
    const { article, field, start, end, text } = sentence.passage;
    const proof = { articleId: article.id, field, start, end, hash: hashOf(article.id, field) };
    return { kind: 'quote', text, proofs: [proof] };
  });
}
