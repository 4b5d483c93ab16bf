import { describe, expect, it } from '@jest/globals';
import type { AnswerSentence, StoredFields } from './answer.js';
import { PHRASES } from './connecting-words.js';
import { textHash } from './stored-text.js';
import { verifyAnswer } from './verify-answer.js';

const DAM: StoredFields = {
  id: 7,
  title: 'The dam of Orvale broke',
  excerpt: 'The dam above Orvale broke on Monday. Ada Merrin was not hurt, and 14 others were saved.',
  content: '<p>Ada <b>Merrin</b> &amp; her brother left Pellmere.</p>',
};
const lookup = (id: number) => (id === DAM.id ? DAM : undefined);

function proof(field: 'title' | 'excerpt' | 'content', part: string) {
  const stored = DAM[field] ?? '';
  const start = stored.indexOf(part);
  return { articleId: DAM.id, field, start, end: start + part.length, hash: textHash(stored) };
}

const MONDAY = proof('excerpt', 'The dam above Orvale broke on Monday.');
const SAVED = proof('excerpt', 'Ada Merrin was not hurt, and 14 others were saved.');
const quote = (text: string, one = MONDAY): AnswerSentence => ({ kind: 'quote', text, proofs: [one] });
const words = (text: string, ...proofs: AnswerSentence['proofs']): AnswerSentence => ({
  ...{ kind: 'words', text, proofs },
});
const reasons = (...sentences: AnswerSentence[]) =>
  verifyAnswer(sentences, lookup).map(({ sentence, reason }) => `${sentence} ${reason}`);

describe('verifyAnswer', () => {
  it.each([
    ['a quote', [quote('The dam above Orvale broke on Monday.')]],
    [
      'a quote from HTML',
      [
        quote(
          'Ada Merrin & her brother left Pellmere.',
          proof('content', 'Ada <b>Merrin</b> &amp; her brother left Pellmere.'),
        ),
      ],
    ],
    ["the assistant's own words", [words(PHRASES.silent)]],
    ['words of a proof', [words('On Monday the dam broke above Orvale.', MONDAY)]],
    [
      'words without names beside a quote',
      [quote('The dam above Orvale broke on Monday.'), words('It broke.')],
    ],
    ['a denial that the proof has', [words('Ada Merrin was not hurt.', SAVED)]],
  ])('accepts %s', (_, sentences) => {
    expect(reasons(...sentences)).toEqual([]);
  });

  it.each([
    ['a changed quote', [quote('The dam above Orvale broke on Tuesday.')]],
    ['a quote without proof', [{ kind: 'quote' as const, text: 'The dam broke.', proofs: [] }]],
    ['another hash', [quote('The dam above Orvale broke on Monday.', { ...MONDAY, hash: '0'.repeat(64) })]],
    ['an unknown article', [quote('The dam above Orvale broke on Monday.', { ...MONDAY, articleId: 8 })]],
    ['offsets past the end', [quote('The dam above Orvale broke on Monday.', { ...MONDAY, end: 10_000 })]],
    ['fractional offsets', [quote('The dam above Orvale broke on Monday.', { ...MONDAY, start: 0.5 })]],
    ['a foreign number', [words('15 others were saved.', SAVED)]],
    ['a number in words', [words('Fifteen others were saved.', SAVED)]],
    ['a foreign name', [words('Ada Quill was not hurt.', SAVED)]],
    ['a foreign day', [words('The dam above Orvale broke on Friday.', MONDAY)]],
    ['a foreign word', [words('The dam above Orvale exploded on Monday.', MONDAY)]],
    ['a new denial', [words('The dam above Orvale never broke on Monday.', MONDAY)]],
    ['a denial that was left out', [words('Ada Merrin was hurt.', SAVED)]],
    ['a name without any proof', [words('Orvale is safe.')]],
  ])('refuses %s', (_, sentences) => {
    expect(reasons(...sentences)).toHaveLength(1);
  });
});
