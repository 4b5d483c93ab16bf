import { stopWords } from '../../text/natural.js';
import { tokenise, wordsOf } from '../../text/tokenise.js';
import type { AnswerSentence, StoredFields } from './answer.js';
import { checkedWords, foldedWords } from './checked-words.js';
import { CONNECTING_WORDS } from './connecting-words.js';
import { provenText } from './stored-text.js';

/** Why a sentence of an answer is not supported. */
export interface Unsupported {
  sentence: number;
  reason: string;
}

/** The stored article with this id. */
export type Lookup = (articleId: number) => StoredFields | undefined;

/**
 * Decides whether each sentence of an answer is supported by stored articles. A quote has one proof, whose readable text it is.
 * Words between quotes may contain only numbers, names, dates and content words that occur in the proofs of the answer, or in
 * their own if they have any; and the words that the assistant itself uses. They may not deny what their proofs do not deny.
 */
export function verifyAnswer(sentences: readonly AnswerSentence[], lookup: Lookup): Unsupported[] {
  const proven = sentences.map(({ proofs }) =>
    proofs.map((proof) => provenText(proof, lookup(proof.articleId))),
  );
  const all = proven.flat().filter((text) => text !== null);
  return sentences.flatMap((sentence, index) => {
    const own = proven[index] ?? [];
    const reason = own.includes(null)
      ? 'a proof does not fit the stored text'
      : reasonAgainst(
          sentence,
          own.filter((text) => text !== null),
          all,
        );
    return reason === null ? [] : [{ sentence: index, reason }];
  });
}

function reasonAgainst(
  { kind, text, proofs }: AnswerSentence,
  own: readonly string[],
  all: readonly string[],
) {
  if (kind === 'quote') {
    if (proofs.length !== 1) return 'a quote needs exactly one proof';
    return own[0] === text ? null : 'the quote is not the proven text';
  }
  if (CONNECTING_WORDS.has(text)) return null;
  const proof = (own.length > 0 ? own : all).join('\n');
  const known = foldedWords(proof);
  const foreign = checkedWords(text).find((word) => !known.has(word.text));
  if (foreign) return `the ${foreign.kind} “${foreign.text}” is in no proof`;
  if (own.some(denies) && !denies(text)) return 'a denial of the proof is left out';
  const stems = new Set(tokenise(proof, 'en'));
  const stray = wordsOf(text).find((word) => tokenise(word, 'en').some((stem) => !stems.has(stem)));
  if (stray && !stopWords('en').has(stray.toLowerCase())) return `the word “${stray}” is in no proof`;
  return null;
}

function denies(text: string): boolean {
  return checkedWords(text).some(({ kind }) => kind === 'negation');
}
