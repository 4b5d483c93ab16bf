import type { WordedReport } from '../../milestones/development.js';

/** How far other origins bear out a text, each 0–1. */
export interface Agreement {
  /** The share of its terms that headlines or leads of other origins have. */
  supported: number;
  /** How many of the other origins have one of its terms, on average. */
  shared: number;
}

/** The words of each origin's headlines and leads, to compare texts with. Copies count as their first publisher. */
export class OriginWords {
  private readonly words = new Map<string, Set<string>>();

  constructor(placed: readonly WordedReport[]) {
    for (const { voice, article, reading } of placed) {
      if (voice === 'copy' || voice === 'retraction') continue;
      const known = this.words.get(article.originKey) ?? new Set<string>();
      this.words.set(article.originKey, known);
      for (const term of reading.terms.slice(0, reading.titleTerms)) known.add(term);
      for (const { terms } of reading.opening) for (const term of terms) known.add(term);
    }
  }

  get origins(): number {
    return this.words.size;
  }

  agreementOn(terms: readonly string[], originKey: string): Agreement {
    const others = [...this.words].filter(([key]) => key !== originKey).map(([, words]) => words);
    if (others.length === 0 || terms.length === 0) return { supported: 0, shared: 0 };
    const counts = terms.map((term) => others.filter((words) => words.has(term)).length);
    return {
      supported: counts.filter((count) => count > 0).length / terms.length,
      shared: counts.reduce((sum, count) => sum + count, 0) / (terms.length * others.length),
    };
  }
}
