import type { TermNumbers } from './term-numbers.js';
import type { TermVector } from './term-vector.js';

/** A term that a topic does not have yet, with its weights in an article's text and title. */
interface FreshTerm {
  number: number;
  text: number;
  title: number;
}

/**
 * The sums of the vectors of a topic's texts and of its titles. The terms of a title are always among those of its text. Sorted
 * numbers take a fifth of the memory of maps, of which a keeper would have tens of thousands.
 */
export class TermSums {
  /** In ascending order. */
  private terms = new Int32Array();
  /** The sums of the texts in the order of the terms, then those of the titles. */
  private sums = new Float32Array();
  /** Euclidean lengths. */
  textNorm = 0;
  titleNorm = 0;

  constructor(readonly numbers: TermNumbers) {}

  get size(): number {
    return this.terms.length;
  }

  /** The place of a term; −1 if no text has it. */
  at(number: number): number {
    let [low, high] = [0, this.terms.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.terms[middle] ?? 0;
      if (found === number) return middle;
      if (found < number) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  textAt(at: number): number {
    return this.sums[at] ?? 0;
  }

  /** 0 for a term that no title has. */
  titleAt(at: number): number {
    return this.sums[this.terms.length + at] ?? 0;
  }

  has(term: string): boolean {
    return this.at(this.numbers.find(term)) >= 0;
  }

  titlesHave(term: string): boolean {
    const at = this.at(this.numbers.find(term));
    return at >= 0 && this.titleAt(at) > 0;
  }

  /** The numbers of its terms. */
  held(): Iterable<number> {
    return this.terms;
  }

  /** Each term with its weights in the texts and the titles. */
  *entries(): Generator<[term: string, text: number, title: number]> {
    for (const [at, number] of this.terms.entries())
      yield [this.numbers.nameOf(number), this.textAt(at), this.titleAt(at)];
  }

  /** Adds an article. Returns the numbers of terms that are new to the topic. */
  add(text: TermVector, title: TermVector): number[] {
    const fresh: FreshTerm[] = [];
    let [textProduct, titleProduct] = [0, 0];
    for (const [term, weight] of text.weights) {
      const inTitle = title.weights.get(term) ?? 0;
      const at = this.at(this.numbers.find(term));
      if (at < 0) {
        fresh.push({ number: this.numbers.hold(term), text: weight, title: inTitle });
        continue;
      }
      textProduct += weight * this.textAt(at);
      titleProduct += inTitle * this.titleAt(at);
      this.sums[at] = this.textAt(at) + weight;
      this.sums[this.terms.length + at] = this.titleAt(at) + inTitle;
    }
    this.textNorm = Math.sqrt(this.textNorm ** 2 + 2 * textProduct + text.norm ** 2);
    this.titleNorm = Math.sqrt(this.titleNorm ** 2 + 2 * titleProduct + title.norm ** 2);
    if (fresh.length > 0) this.insert(fresh);
    return fresh.map(({ number }) => number);
  }

  /** Keeps the `most` terms that are heaviest in the texts. Returns the numbers of the others, which it no longer holds. */
  prune(most: number): number[] {
    const heaviestFirst = Array.from(this.terms, (number, at) => ({
      number,
      text: this.textAt(at),
      title: this.titleAt(at),
    })).sort(
      (a, b) => b.text - a.text || (this.numbers.nameOf(a.number) < this.numbers.nameOf(b.number) ? -1 : 1),
    );
    const kept = heaviestFirst.slice(0, most);
    this.terms = new Int32Array();
    this.insert(kept);
    this.textNorm = Math.hypot(...kept.map(({ text }) => text));
    this.titleNorm = Math.hypot(...kept.map(({ title }) => title));
    const dropped = heaviestFirst.slice(most).map(({ number }) => number);
    for (const number of dropped) this.numbers.release(number);
    return dropped;
  }

  /** Gives back the numbers of all terms. */
  release(): void {
    for (const number of this.terms) this.numbers.release(number);
    this.terms = new Int32Array();
    this.sums = new Float32Array();
  }

  private insert(fresh: FreshTerm[]): void {
    fresh.sort((a, b) => a.number - b.number);
    const length = this.terms.length + fresh.length;
    const [terms, sums] = [new Int32Array(length), new Float32Array(2 * length)];
    for (let to = 0, old = 0, next = 0; to < length; to += 1) {
      const added = fresh[next];
      const known = this.terms[old];
      if (added && (known === undefined || added.number < known)) {
        terms[to] = added.number;
        sums[to] = added.text;
        sums[length + to] = added.title;
        next += 1;
      } else {
        terms[to] = known ?? 0;
        sums[to] = this.textAt(old);
        sums[length + to] = this.titleAt(old);
        old += 1;
      }
    }
    this.terms = terms;
    this.sums = sums;
  }
}
