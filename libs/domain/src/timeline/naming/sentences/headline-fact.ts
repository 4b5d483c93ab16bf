import { baseStem } from '../../../text/word-forms.js';
import type { WordedReport } from '../../milestones/development.js';
import { type StoryWords, titleTerms } from '../../milestones/news/story-words.js';

/** The share of the headlines' words that a sentence needs to tell their fact. */
export const TOLD_FROM = 0.34;
/** Words of the best headline count as if so many of the origins printed them … */
const BEST = 0.5;
/** … and words that fewer print do not count. */
const SHARED_FROM = 0.3;
/** The story's main words are in all its sentences, so they tell little. */
const MAIN = 0.25;

const STEMS = new WeakMap<readonly string[], { language: string; stems: ReadonlySet<string> }>();

/**
 * The fact that a development's headlines tell: their stems, weighed by the share of origins that print them. Those of the best
 * headline always count.
 */
export class HeadlineFact {
  private readonly weights: ReadonlyMap<string, number>;
  private readonly language: string;
  private readonly total: number;

  /** @param mainWeight how much the story's main words count, compared with others */
  constructor(best: WordedReport, placed: readonly WordedReport[], { main }: StoryWords, mainWeight = MAIN) {
    this.language = best.reading.language;
    const named = new Set(this.stemsOf(titleTerms(best.reading)));
    const known = new Set(this.stemsOf(main));
    const weighed = [...this.shares(placed)]
      .map(([each, share]): [string, number] => [each, named.has(each) ? Math.max(share, BEST) : share])
      .filter(([, share]) => share >= SHARED_FROM)
      .map(([each, share]): [string, number] => [each, known.has(each) ? share * mainWeight : share]);
    this.weights = new Map(weighed);
    this.total = weighed.reduce((sum, [, weight]) => sum + weight, 0);
  }

  /** How much of the fact is in these terms, 0–1. */
  toldBy(terms: readonly string[]): number {
    return this.toldByStems(this.differentStems(terms));
  }

  /** The same for stems. */
  toldByStems(stems: ReadonlySet<string>): number {
    if (this.total === 0) return 0;
    let found = 0;
    for (const [each, weight] of this.weights) if (stems.has(each)) found += weight;
    return found / this.total;
  }

  /** The share of origins with each stem in a headline. */
  private shares(placed: readonly WordedReport[]): Map<string, number> {
    const origins = Map.groupBy(placed.filter(isOwnReport), ({ article }) => article.originKey);
    const shares = new Map<string, number>();
    for (const reports of origins.values()) {
      const used = new Set(reports.flatMap(({ reading }) => this.stemsOf(titleTerms(reading))));
      for (const each of used) shares.set(each, (shares.get(each) ?? 0) + 1 / origins.size);
    }
    return shares;
  }

  /** Kept with the terms, which belong to a reading and are compared again with every rebuild. */
  private differentStems(terms: readonly string[]): ReadonlySet<string> {
    const known = STEMS.get(terms);
    if (known?.language === this.language) return known.stems;
    const stems = new Set(this.stemsOf(terms));
    STEMS.set(terms, { language: this.language, stems });
    return stems;
  }

  private stemsOf(terms: readonly string[]): string[] {
    return terms.map((term) => baseStem(this.language, term));
  }
}

export function isOwnReport({ voice, reading }: WordedReport): boolean {
  return voice === 'own' && reading.stance === 'report';
}
