import { ENGLISH } from '#vocabulary';
import { stem } from '../../text/natural.js';
import { isEmptyWord } from '../days/step-terms.js';
import type { ArticleReading } from '../read/read-article.js';

/** A word in this share of the topic's titles is a main word. */
const MAIN_SHARE = 0.12;
const LEAST_TITLES = 2;
const MOST_MAIN = 14;
const OWN_TITLE = 3;
const LEAST_SHARED = 2;

/** The words that a topic's titles have in common. They show what belongs to it, but do not tell its steps apart. */
export class TopicWords {
  private readonly main = new Set<string>();

  /** `language` (ISO 639-1) is that of the topic. */
  constructor(
    articles: readonly { reading: Pick<ArticleReading, 'terms' | 'titleTerms'> }[],
    private readonly language = ENGLISH,
  ) {
    const counts = new Map<string, number>();
    for (const { reading } of articles) {
      for (const term of reading.terms.slice(0, reading.titleTerms))
        if (!isEmptyWord(term, language)) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    const least = articles.length < 4 ? 1 : Math.max(LEAST_TITLES, articles.length * MAIN_SHARE);
    const common = [...counts].filter(([, count]) => count >= least).sort((a, b) => b[1] - a[1]);
    for (const [term] of common.slice(0, articles.length < 4 ? 40 : MOST_MAIN))
      this.main.add(stem(language, term));
  }

  isMain(stemmed: string): boolean {
    return this.main.has(stemmed);
  }

  /**
   * Whether a sentence is about the topic: it has two main words, or one and its article's title two. If the title has three, every
   * sentence of the article is.
   */
  belongs(sentence: readonly string[], title: readonly string[]): boolean {
    const inTitle = this.shared(title);
    if (inTitle >= OWN_TITLE) return true;
    const needed = Math.min(inTitle >= 2 ? 1 : 2, this.main.size);
    return inTitle >= 1 && this.shared(sentence) >= needed;
  }

  /** Whether two sentences are about one matter: they share half of the shorter one's words, one of them not a main word. */
  sameMatter(a: ReadonlySet<string>, b: ReadonlySet<string>, share = 0.5, own = 1): boolean {
    const shared = [...a].filter((each) => b.has(each));
    const ownShared = shared.filter((each) => !this.main.has(each)).length;
    const least = Math.min(LEAST_SHARED, a.size, b.size);
    return shared.length >= least && ownShared >= own && shared.length >= Math.min(a.size, b.size) * share;
  }

  private shared(terms: readonly string[]): number {
    return terms.filter((term) => this.main.has(stem(this.language, term))).length;
  }
}
