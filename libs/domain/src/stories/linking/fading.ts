import type { LinkSettings } from './link-settings.js';
import { cosine, type SparseVector } from './sparse-vector.js';
import type { TermTable } from './term-table.js';

/** The time from and to which reports came (ms). */
export interface Span {
  from: number;
  to: number;
}

/** What a silence leaves of the likeness that shared terms give, 0–1: by names, by words, and by terms that may be either. */
export interface Kept {
  names: number;
  words: number;
  others: number;
}

/** From this silence on, in units of `gap`, names are kept longer than words: 30 days. */
const LONG = 2 / 3;
const NAMES_POWER = 0.25;

/**
 * How likeness fades over a silence. It falls ever more slowly, as the chance that a word of the headlines comes back does: with a
 * power of the time since it was last there (Anderson and Schooler 1991, Reflections of the environment in memory). After a month,
 * names are kept longer than words: a story wakes by its names, while words of its kind lead to other matters. The powers were chosen on
 * labelled stories (docs/decisions/0019-events-and-stories.md).
 */
export class Fading {
  constructor(
    private readonly table: Pick<TermTable, 'nameShare'>,
    private readonly settings: Pick<LinkSettings, 'gap' | 'nameShare'>,
  ) {}

  /** What the silence between two spans leaves. */
  between(a: Span, b: Span): Kept {
    const silence = Math.max(0, a.from - b.to, b.from - a.to) / this.settings.gap;
    const others = 1 / Math.sqrt(1 + 2 * silence);
    if (silence <= LONG) return { names: others, words: others, others };
    const atLong = 1 / Math.sqrt(1 + 2 * LONG);
    return {
      names: atLong * ((1 + silence / NAMES_POWER) / (1 + LONG / NAMES_POWER)) ** -NAMES_POWER,
      words: atLong * Math.exp(LONG - silence),
      others,
    };
  }

  /** What is left of the likeness that one term gives. */
  of(term: number, kept: Kept): number {
    const share = this.table.nameShare(term);
    if (share === null) return kept.others;
    return share >= this.settings.nameShare ? kept.names : kept.words;
  }

  /** The cosine of two vectors after the silence between them, 0–1. */
  cosine(a: Span & { vector: SparseVector }, b: Span & { vector: SparseVector }): number {
    const kept = this.between(a, b);
    if (isEven(kept)) return cosine(a.vector, b.vector) * kept.others;
    return cosine(a.vector, b.vector, (term) => this.of(term, kept));
  }
}

/** Whether as much is left of every term. */
export function isEven({ names, words }: Kept): boolean {
  return names === words;
}
