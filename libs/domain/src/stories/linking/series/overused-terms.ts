import { type LinkTerms, NO_TERMS } from '../term-use.js';
import type { Outlet } from './outlets.js';

const WEEK_MS = 7 * 86_400_000;
/** In very large streams, a period ends after so many articles, so that what is counted stays small. */
const MOST_ARTICLES = 30_000;
/** An outlet may always use a term in so many articles of a period, … */
const FREE = 30;
/** … and this many times as often as the others do. */
const TIMES_OTHERS = 3;
/** Single terms are a subject, such as an outlet's town. Only an article with so many overused terms loses them. */
const LEAST_TERMS = 3;
const FIRST_ROOM = 1_024;

/** What was counted of an outlet since the period began: its articles, and in how many of them each term is. */
interface Tally {
  articles: number;
  readonly terms: Map<number, number>;
}

/** What was counted since the period began. */
export interface Period {
  readonly number: number;
  readonly outlets: Map<Outlet, Tally>;
  /** Articles of each language. */
  readonly languages: Map<Outlet['language'], number>;
  articles: number;
}

/**
 * Terms that one outlet uses far more often than the others do: by repeating names, it could join stories of others, or tear them,
 * because names that many articles have weigh little. What it says beyond its due is not read. Learned from articles in published
 * order, a week at a time.
 */
export class OverusedTerms {
  private period = newPeriod(Number.NEGATIVE_INFINITY);
  /** In how many articles of the period each term is, by its number, which is of one language. A map would take twice the time. */
  private uses = new Int32Array(FIRST_ROOM);

  /**
   * An article's terms without those that its outlet overuses, and the period that they are counted in. No terms if most are overused,
   * since what is left is what the outlet varies. An outlet with more articles than all others together overuses nothing.
   * @param time of the stream (ms)
   */
  take(outlet: Outlet, time: number, terms: LinkTerms): LinkTerms & { period: Period } {
    const number = Math.floor(time / WEEK_MS);
    if (number > this.period.number || this.period.articles >= MOST_ARTICLES) this.end(number);
    const { period } = this;
    const kept = this.withoutOverused(terms, outlet);
    this.count(outlet, kept.terms, 1);
    return { ...kept, period };
  }

  /** Takes back what `take` counted. Term numbers that no remembered article has are used again. */
  forget({ outlet, terms, period }: { outlet: Outlet; terms: Int32Array; period: Period }): void {
    if (period === this.period) this.count(outlet, terms, -1);
  }

  private end(number: number): void {
    // Articles still hold the period.
    this.period.outlets.clear();
    this.period.languages.clear();
    this.period = newPeriod(number);
    this.uses.fill(0);
  }

  private withoutOverused(said: LinkTerms, outlet: Outlet): LinkTerms {
    const own = this.period.outlets.get(outlet);
    if (!own || own.articles < FREE) return said;
    const others = (this.period.languages.get(outlet.language) ?? 0) - own.articles;
    if (own.articles > others) return said;
    const due = (TIMES_OTHERS * own.articles) / others;
    const isDue = (term: number) => {
      const count = own.terms.get(term) ?? 0;
      return count < FREE || count < due * ((this.uses[term] ?? 0) - count);
    };
    const kept: number[] = [];
    for (let at = 0; at < said.terms.length; at += 1) if (isDue(said.terms[at] ?? 0)) kept.push(at);
    const overused = said.terms.length - kept.length;
    if (overused < LEAST_TERMS) return said;
    if (kept.length < overused) return NO_TERMS;
    return {
      terms: Int32Array.from(kept, (at) => said.terms[at] ?? 0),
      uses: Uint8Array.from(kept, (at) => said.uses[at] ?? 0),
    };
  }

  private count(outlet: Outlet, terms: Int32Array, by: 1 | -1): void {
    const { outlets, languages } = this.period;
    const { language } = outlet;
    const own = outlets.get(outlet) ?? { articles: 0, terms: new Map<number, number>() };
    if (own.articles === 0) outlets.set(outlet, own);
    own.articles += by;
    this.period.articles += by;
    languages.set(language, (languages.get(language) ?? 0) + by);
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0;
      if (term >= this.uses.length) this.grow(term);
      this.uses[term] = (this.uses[term] ?? 0) + by;
      own.terms.set(term, (own.terms.get(term) ?? 0) + by);
    }
  }

  private grow(term: number): void {
    const grown = new Int32Array(2 * term);
    grown.set(this.uses);
    this.uses = grown;
  }
}

export function newPeriod(number: number): Period {
  return { number, outlets: new Map(), languages: new Map(), articles: 0 };
}
