import type { ProofField } from '../proof/answer.js';
import { type PassageWord, stemmedWords } from '../words/stemmed-words.js';
import { storedSentences } from './stored-sentences.js';

/** An article of the story that is asked about. */
export interface AskedArticle {
  id: number;
  title: string;
  excerpt: string;
  /** The beginning of its stored content; null if its feed gave none, or if it was not read. */
  content: string | null;
  /** ISO 639-1 */
  language: string;
  publishedAt: Date;
  originKey: string;
  /** It repeats the text of an earlier article. */
  isCopy: boolean;
  milestoneId: number | null;
  /** Its role in the milestone; null if it has none. */
  role: string | null;
}

/** A sentence of an article, ready to be compared with questions. */
export interface Passage {
  article: AskedArticle;
  field: ProofField;
  start: number;
  end: number;
  text: string;
  words: readonly PassageWord[];
  stems: ReadonlySet<string>;
  /** The sentence's place in its article; the title is 0. */
  place: number;
}

/** An agency's credit before a text that others copy: '(Tidewire) — '. */
const CREDIT = /^\([^()]{2,40}\)\s[—–-]\s/u;

/**
 * The sentences of articles, each text once: that of its earliest article. The excerpt counts before the content, which often
 * begins with it.
 */
export function passagesOf(articles: readonly AskedArticle[]): Passage[] {
  const seen = new Set<string>();
  return articles
    .toSorted(
      (a, b) =>
        Number(a.isCopy) - Number(b.isCopy) ||
        a.publishedAt.getTime() - b.publishedAt.getTime() ||
        a.id - b.id,
    )
    .flatMap((article) => {
      let place = 0;
      return (['title', 'excerpt', 'content'] as const).flatMap((field) =>
        storedSentences(field, article[field] ?? '').flatMap((sentence): Passage[] => {
          const key = sentence.text.replace(CREDIT, '').toLowerCase();
          if (seen.has(key)) return [];
          seen.add(key);
          const words = stemmedWords(sentence.text, article.language);
          const stems = new Set(words.flatMap(({ stem }) => (stem === '' ? [] : [stem])));
          return [{ ...sentence, article, field, words, stems, place: place++ }];
        }),
      );
    });
}
