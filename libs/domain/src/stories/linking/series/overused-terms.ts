import { type LinkTerms, NO_TERMS } from '../term-use.js';
import type { Outlet } from './outlets.js';

const WEEK_MS = 7 * 86_400_000;
/** In very large streams, a period ends after so many articles, so that what is counted stays small. */
const MOST_ARTICLES = 30_000;
/** An outlet may always use a term in so many articles of a period, … */
const FREE = 20;
/** … and this many times as often as the others do. */
const TIMES_OTHERS = 3;
/** Single terms are a subject, such as an outlet's town. Only an article with so many overused terms loses them. */
const LEAST_TERMS = 3;

/** Articles, and in how many of them each term is. */
interface Tally {
  articles: number;
  readonly terms: Map<number, number>;
}

/** What was counted since the period began. */
export interface Period {
  readonly number: number;
  readonly outlets: Map<Outlet, Tally>;
  readonly languages: Map<Outlet['language'], Tally>;
  articles: number;
}

/**
 * Terms that one outlet uses far more often than the others do: by repeating names, it could join stories of others, or tear them,
 * because names that many articles have weigh little. What it says beyond its due is not read. Learned from articles in published
 * order, a week at a time.
 */
export class OverusedTerms {
  private period: Period = newPeriod(Number.NEGATIVE_INFINITY);

  /**
   * An article's terms without those that its outlet overuses, and the period that they are counted in. No terms if most are overused,
   * since what is left is what the outlet varies. An outlet with more articles than all others together overuses nothing.
   * @param time of the stream (ms)
   */
  take(outlet: Outlet, time: number, terms: LinkTerms): LinkTerms & { period: Period } {
    const number = Math.floor(time / WEEK_MS);
    if (number > this.period.number || this.period.articles >= MOST_ARTICLES) this.end(number);
    const { period } = this;
    const kept = withoutOverused(
      terms,
      tallyOf(period.outlets, outlet),
      tallyOf(period.languages, outlet.language),
    );
    countTerms(period, outlet, kept.terms, 1);
    return { ...kept, period };
  }

  /** Takes back what `take` counted. Term numbers that no remembered article has are used again. */
  forget({ outlet, terms, period }: { outlet: Outlet; terms: Int32Array; period: Period }): void {
    if (period === this.period) countTerms(period, outlet, terms, -1);
  }

  private end(number: number): void {
    // Articles still hold the period.
    this.period.outlets.clear();
    this.period.languages.clear();
    this.period = newPeriod(number);
  }
}

function newPeriod(number: number): Period {
  return { number, outlets: new Map(), languages: new Map(), articles: 0 };
}

function tallyOf<Key>(tallies: Map<Key, Tally>, key: Key): Tally {
  const known = tallies.get(key);
  if (known) return known;
  const fresh = { articles: 0, terms: new Map<number, number>() };
  tallies.set(key, fresh);
  return fresh;
}

function withoutOverused({ terms, uses }: LinkTerms, own: Tally, all: Tally): LinkTerms {
  const others = all.articles - own.articles;
  if (own.articles < FREE || own.articles > others) return { terms, uses };
  const due = (TIMES_OTHERS * own.articles) / others;
  const isOverused = (term: number) => {
    const count = own.terms.get(term) ?? 0;
    return count >= FREE && count >= due * ((all.terms.get(term) ?? 0) - count);
  };
  const kept = [...terms.keys()].filter((at) => !isOverused(terms[at] ?? 0));
  const overused = terms.length - kept.length;
  if (overused < LEAST_TERMS) return { terms, uses };
  if (kept.length < overused) return NO_TERMS;
  return {
    terms: Int32Array.from(kept, (at) => terms[at] ?? 0),
    uses: Uint8Array.from(kept, (at) => uses[at] ?? 0),
  };
}

function countTerms(period: Period, outlet: Outlet, terms: Int32Array, by: 1 | -1): void {
  period.articles += by;
  for (const tally of [tallyOf(period.outlets, outlet), tallyOf(period.languages, outlet.language)]) {
    tally.articles += by;
    for (const term of terms) {
      const count = (tally.terms.get(term) ?? 0) + by;
      if (count > 0) tally.terms.set(term, count);
      else tally.terms.delete(term);
    }
  }
}
