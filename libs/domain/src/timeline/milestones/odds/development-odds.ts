import type { TermSpace } from '../../dates/term-space.js';
import type { Development } from '../development.js';
import { type ComparedReport, ToldAlike } from './told-alike.js';

const HOUR_MS = 3_600_000;
/** Nobody tells the same event again after so long. */
const REPEAT_HOURS = 48;
const MAX_CANDIDATES = 40;
/** So many of a development's reports are compared, the first and the last ones. */
const MAX_COMPARED = 16;

/** The log odds between the reports of two developments. */
interface Sum {
  odds: number;
  pairs: number;
  /** Of these, the part of the words: of all pairs, and of the most alike. */
  words: number;
  mostWords: number;
}

/** How a report compares with the reports of one development. */
interface Compared {
  development: Development;
  odds: readonly { odds: number; words: number }[];
}

/**
 * Which development a report belongs to, and which developments are one. Every report is compared once, when it is placed, so
 * the comparisons also say how likely two developments tell the same event.
 */
export class DevelopmentOdds {
  private readonly sums = new Map<Development, Map<Development, Sum>>();

  private readonly alike: ToldAlike;

  constructor(
    private readonly list: readonly Development[],
    space: TermSpace,
  ) {
    this.alike = new ToldAlike(space);
  }

  /** A report compared with the newest developments, in the order of the list. */
  compare(report: ComparedReport): Compared[] {
    const since = report.article.publishedAt.getTime() - REPEAT_HOURS * HOUR_MS;
    return this.list
      .slice(-MAX_CANDIDATES)
      .filter(({ lastReportAt }) => lastReportAt >= since)
      .map((development) => ({
        development,
        odds: comparable(development).map((each) => this.alike.odds(each, report)),
      }));
  }

  /** Keeps what a comparison says about the development in which the report was placed and all others. */
  keep(home: Development, compared: readonly Compared[]): void {
    for (const { development, odds } of compared) {
      if (development === home) continue;
      const sum = this.between(home, development);
      for (const each of odds) {
        sum.odds += each.odds;
        sum.words += each.words;
        sum.mostWords = Math.max(sum.mostWords, each.words);
      }
      sum.pairs += odds.length;
    }
  }

  /**
   * The two developments of the list that most likely tell one event, earlier first; null if none has mean log odds from `least`.
   * Those `apart` are left out.
   */
  likeliestTwins(least: number, apart: ReadonlySet<Development>): readonly [Development, Development] | null {
    let best: readonly [Development, Development] | null = null;
    let most = least;
    for (const [at, later] of this.list.entries()) {
      const known = this.sums.get(later);
      if (!known || apart.has(later)) continue;
      for (const earlier of this.list.slice(Math.max(0, at - MAX_CANDIDATES), at)) {
        const sum = known.get(earlier);
        if (!sum || sum.pairs === 0 || sum.odds < most * sum.pairs || apart.has(earlier)) continue;
        [best, most] = [[earlier, later], sum.odds / sum.pairs];
      }
    }
    return best;
  }

  /**
   * How much a development repeats the words of an earlier one of several origins, at most: halfway between its most alike pair of
   * reports and the mean of all. 0 without any.
   */
  repeats(development: Development): number {
    let most = 0;
    for (const [earlier, { words, mostWords, pairs }] of this.sums.get(development) ?? []) {
      if (pairs === 0 || earlier.openedAt > development.openedAt || originsOf(earlier) < 2) continue;
      most = Math.max(most, (mostWords + words / pairs) / 2);
    }
    return most;
  }

  /** All comparisons of a development become those of another. */
  absorb(into: Development, from: Development): void {
    for (const [other, { odds, pairs, words, mostWords }] of this.sums.get(from) ?? []) {
      this.sums.get(other)?.delete(from);
      if (other === into) continue;
      const sum = this.between(into, other);
      sum.odds += odds;
      sum.pairs += pairs;
      sum.words += words;
      sum.mostWords = Math.max(sum.mostWords, mostWords);
    }
    this.sums.delete(from);
  }

  private between(a: Development, b: Development): Sum {
    const known = this.sums.get(a)?.get(b);
    if (known) return known;
    const sum = { odds: 0, pairs: 0, words: 0, mostWords: 0 };
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const)
      this.sums.set(one, (this.sums.get(one) ?? new Map<Development, Sum>()).set(other, sum));
    return sum;
  }
}

/** Halfway between the most alike report and the mean of all. */
export function joinOdds({ odds }: Compared): number {
  const sum = odds.reduce((all, each) => all + each.odds, 0);
  return (Math.max(...odds.map((each) => each.odds)) + sum / odds.length) / 2;
}

function originsOf({ placed }: Development): number {
  return new Set(placed.filter(({ voice }) => voice === 'own').map(({ article }) => article.originKey)).size;
}

function comparable({ placed }: Development): readonly ComparedReport[] {
  const reports = placed.filter(({ voice }) => voice !== 'copy' && voice !== 'retraction');
  const half = MAX_COMPARED / 2;
  return reports.length <= MAX_COMPARED ? reports : [...reports.slice(0, half), ...reports.slice(-half)];
}
