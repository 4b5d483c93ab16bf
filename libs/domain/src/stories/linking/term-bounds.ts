import type { LinkSettings } from './link-settings.js';
import type { Part } from './part.js';
import type { PartIndex } from './part-index.js';
import { products } from './sparse-vector.js';
import type { TermTable } from './term-table.js';

/** Mean likeness without a name of the parts that have it (see `likenessWithout`): of several stories, and of one. */
const [SEVERAL, ONE] = [0.02, 0.06];

/**
 * What one term adds at most to the mean likeness of two stories. A name that many stories share does not join two of them. A rare
 * name does if the parts that have it are alike in their other terms as well: a care home's names one affair, a minister's many.
 */
export class TermBounds {
  /** For all terms but the names of one story, and for the two leading names together that are long known. */
  readonly usual: number;
  private readonly known = new Map<number, number>();
  private readonly longKnownNames = new Map<number, boolean>();

  constructor(
    private readonly index: PartIndex,
    private readonly table: TermTable,
    private readonly settings: Pick<
      LinkSettings,
      'join' | 'termShare' | 'nameParts' | 'nameShare' | 'longKnown' | 'rare' | 'gap'
    >,
    private readonly now: Date,
  ) {
    this.usual = settings.termShare * settings.join;
  }

  of(term: number): number {
    const known = this.known.get(term);
    if (known !== undefined) return known;
    const bound = this.usual + (this.settings.join - this.usual) * this.ownership(term);
    this.known.set(term, bound);
    return bound;
  }

  /** Whether a term is a name that was first seen `longKnown` ago, among what is remembered: a protagonist's leads to many affairs. */
  isLongKnown(term: number): boolean {
    const known = this.longKnownNames.get(term);
    if (known !== undefined) return known;
    const since = this.now.getTime() - this.settings.longKnown;
    const found = this.isName(term) && this.index.somePartWith(term, ({ from }) => from < since);
    this.longKnownNames.set(term, found);
    return found;
  }

  /** How sure it is that a term is the name of one story, 0–1. */
  private ownership(term: number): number {
    const { nameParts, rare, gap } = this.settings;
    if (!this.isName(term)) return 0;
    const parts = this.index.partsWith(term, rare)?.sort(newestFirst) ?? [];
    const excess = parts[nameParts];
    if (excess && excess.to > this.now.getTime() - gap) return 0;
    const likeness = this.likenessWithout(term, parts.slice(0, nameParts));
    return Math.min(1, Math.max(0, (likeness - SEVERAL) / (ONE - SEVERAL)));
  }

  /**
   * Mean cosine of the pairs of parts of different events, without a name and without the other name that adds most: with a
   * surname, the first name comes back as well. 0 if there are no pairs.
   */
  private likenessWithout(name: number, parts: readonly Part[]): number {
    let [sum, pairs] = [0, 0];
    for (const [at, a] of parts.entries())
      for (const b of parts.slice(0, at)) {
        if (a.event === b.event) continue;
        let leading = 0;
        for (const [term, product] of products(a.vector, b.vector)) {
          if (term === name) continue;
          sum += product;
          if (product > leading && this.isName(term)) leading = product;
        }
        sum -= leading;
        pairs += 1;
      }
    return pairs === 0 ? 0 : sum / pairs;
  }

  private isName(term: number): boolean {
    return (this.table.nameShare(term) ?? 0) >= this.settings.nameShare;
  }
}

function newestFirst(a: Part, b: Part): number {
  return (
    b.to - a.to || a.event - b.event || a.from - b.from || (a.articles[0]?.id ?? 0) - (b.articles[0]?.id ?? 0)
  );
}
