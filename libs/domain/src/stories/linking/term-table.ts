import { termWeight } from '../../text/term-weight.js';
import { shareOfTerm } from './series/quake-words.js';
import { SPELLING, spellingOf } from './term-use.js';

/** Terms are weighed again when the number of counted articles has grown by this factor, … */
const GROWTH = 1.25;
/** … or by this number. */
const MOST_GROWTH = 25_000;
const FIRST_WEIGHED = 50;

/** The general frequency of terms counts as much as this many articles, so that the first ones are weighed well too. */
const BACKGROUND = 200;

/** Languages that write all nouns with a capital. */
const CAPITAL_NOUNS = new Set(['de', 'lb']);
const NO_USES = new Uint8Array();

/**
 * Numbers for terms, and how rare each is among the counted articles. Weights only change at certain numbers of articles,
 * so that vectors made in between can be compared, and so that the same articles always lead to the same weights. Once no
 * counted article has a term, its number is used for another one, so the table does not grow over the years.
 */
export class TermTable {
  /** By language. */
  private readonly numbers = new Map<string, Map<string, number>>();
  private readonly names: string[] = [];
  private readonly languages: string[] = [];
  private readonly free: number[] = [];
  private readonly counts: number[] = [];
  /** Articles whose summary has the term, and those that always write it with a capital. */
  private readonly written: number[] = [];
  private readonly capital: number[] = [];
  /** Whether a capital tells names from words. */
  private readonly cased: boolean[] = [];
  /** Share of articles with the term in general news. */
  private readonly usual: number[] = [];
  /** What a term counts by its meaning, 0–1. */
  private readonly shares: number[] = [];
  private counted = 0;
  private seen = 0;
  private next = FIRST_WEIGHED;
  private weighed = 0;
  private weights = new Float64Array(0);

  numberOf(term: string, language: string): number {
    const numbers = this.numbers.get(language) ?? new Map<string, number>();
    const known = numbers.get(term);
    if (known !== undefined) return known;
    const fresh = this.free.pop() ?? this.names.length;
    if (numbers.size === 0) this.numbers.set(language, numbers);
    numbers.set(term, fresh);
    this.names[fresh] = term;
    this.languages[fresh] = language;
    this.counts[fresh] = 0;
    this.written[fresh] = 0;
    this.capital[fresh] = 0;
    this.cased[fresh] = term !== term.toUpperCase() && !CAPITAL_NOUNS.has(language);
    this.usual[fresh] = Math.exp(-termWeight(term, language));
    this.shares[fresh] = shareOfTerm(term, language);
    if (fresh < this.weights.length) this.weights[fresh] = this.rarityOf(fresh, 0);
    return fresh;
  }

  nameOf(term: number): string {
    return this.names[term] ?? '';
  }

  /** Unlike `nameOf`, no two terms have it: a name may stand in two languages. Sorts by name, then by language. */
  uniqueNameOf(term: number): string {
    return `${this.nameOf(term)}\0${this.languages[term] ?? ''}`;
  }

  /**
   * Counts one article with these terms, each named once, and their uses (`LinkTerms`).
   * @returns whether terms were weighed again, so that all vectors must be made again
   */
  count(terms: ArrayLike<number>, uses: Uint8Array = NO_USES): boolean {
    this.counted += 1;
    this.seen += 1;
    this.add(terms, uses, 1);
    if (this.seen < this.next) return false;
    this.weigh();
    this.next = this.seen + Math.min(MOST_GROWTH, Math.ceil(this.seen * (GROWTH - 1)));
    return true;
  }

  /** Takes back a counted article that is forgotten. Nothing may hold the numbers of terms that only it had. */
  discount(terms: ArrayLike<number>, uses: Uint8Array = NO_USES): void {
    this.counted -= 1;
    this.add(terms, uses, -1);
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0;
      if ((this.counts[term] ?? 0) <= 0) this.release(term);
    }
  }

  /** Takes back numbers that were asked for only to leave the terms out. Of `terms`, an article has no others than `kept`. */
  leaveOut(terms: ArrayLike<number>, kept: Int32Array): void {
    const own = new Set(kept);
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0;
      if (!own.has(term) && this.counts[term] === 0) this.release(term);
    }
  }

  /**
   * The share of the articles with the term in their summary that always write it with a capital, 0–1: near 1 for names. Null if
   * its capital would say nothing: in languages that write all nouns so, in scripts without capitals, and of numbers.
   */
  nameShare(term: number): number | null {
    if (!this.cased[term]) return null;
    const written = this.written[term] ?? 0;
    return written === 0 ? 0 : (this.capital[term] ?? 0) / written;
  }

  /** The number of terms that counted articles have. */
  get size(): number {
    return this.names.length - this.free.length;
  }

  private add(terms: ArrayLike<number>, uses: Uint8Array, by: 1 | -1): void {
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0;
      const spelling = spellingOf(uses[at] ?? 0);
      this.counts[term] = (this.counts[term] ?? 0) + by;
      if (spelling !== SPELLING.none) this.written[term] = (this.written[term] ?? 0) + by;
      if (spelling === SPELLING.capital) this.capital[term] = (this.capital[term] ?? 0) + by;
    }
  }

  private release(term: number): void {
    const language = this.languages[term] ?? '';
    const numbers = this.numbers.get(language);
    numbers?.delete(this.nameOf(term));
    if (numbers?.size === 0) this.numbers.delete(language);
    this.names[term] = '';
    this.free.push(term);
  }

  /** Inverse document frequency: ln of articles per article with the term, at least 0. Less for words of earthquakes. */
  rarity(term: number): number {
    return this.weights[term] ?? this.rarityOf(term, 0);
  }

  private weigh(): void {
    this.weighed = this.counted;
    this.weights = new Float64Array(this.counts.length);
    for (let term = 0; term < this.counts.length; term += 1)
      this.weights[term] = this.rarityOf(term, this.counts[term] ?? 0);
  }

  private rarityOf(term: number, count: number): number {
    const expected = BACKGROUND * (this.usual[term] ?? 0);
    const rarity = Math.log((this.weighed + BACKGROUND + 1) / (count + expected + 0.5));
    return Math.max(0, rarity) * (this.shares[term] ?? 1);
  }
}
