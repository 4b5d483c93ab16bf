import type { LinkSettings } from './link-settings.js';
import type { Part } from './part.js';
import type { PartIndex } from './part-index.js';
import { products } from './sparse-vector.js';
import type { TermTable } from './term-table.js';

/** Mean likeness without a name of the parts that have it: of several stories, and of one. */
const [SEVERAL, ONE] = [0.02, 0.06];

/**
 * What one term adds at most to the mean likeness of two stories. A name that many stories share does not join two of them. A rare
 * name does if the parts that have it are alike in their other terms as well: a care home's names one affair, a minister's many.
 */
export class TermBounds {
  /** For all terms but the names of one story. */
  readonly usual: number;
  private readonly known = new Map<number, number>();

  constructor(
    private readonly index: PartIndex,
    private readonly table: TermTable,
    private readonly settings: Pick<
      LinkSettings,
      'join' | 'termShare' | 'nameParts' | 'nameShare' | 'rare' | 'gap'
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

  /** How sure it is that a term is the name of one story, 0–1. */
  private ownership(term: number): number {
    const { nameParts, nameShare, rare, gap } = this.settings;
    if ((this.table.nameShare(term) ?? 0) < nameShare) return 0;
    const parts = this.index.partsWith(term, rare)?.sort(newestFirst) ?? [];
    const excess = parts[nameParts];
    if (excess && excess.to > this.now.getTime() - gap) return 0;
    const likeness = likenessWithout(term, parts.slice(0, nameParts));
    return Math.min(1, Math.max(0, (likeness - SEVERAL) / (ONE - SEVERAL)));
  }
}

function newestFirst(a: Part, b: Part): number {
  return (
    b.to - a.to || a.event - b.event || a.from - b.from || (a.articles[0]?.id ?? 0) - (b.articles[0]?.id ?? 0)
  );
}

/** Mean cosine of the pairs of parts of different events, without one term. 0 if there are none. */
function likenessWithout(term: number, parts: readonly Part[]): number {
  let [sum, pairs] = [0, 0];
  for (const [at, a] of parts.entries())
    for (const b of parts.slice(0, at)) {
      if (a.event === b.event) continue;
      for (const [each, product] of products(a.vector, b.vector)) if (each !== term) sum += product;
      pairs += 1;
    }
  return pairs === 0 ? 0 : sum / pairs;
}
