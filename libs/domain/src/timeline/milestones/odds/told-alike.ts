import { covered, type TermSpace, type TermWeights } from '../../dates/term-space.js';
import type { ArticleReading } from '../../read/read-article.js';
import type { TimelineArticle } from '../../read/timeline-article.js';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** Weights of a logistic regression on pairs of reports whose events were labelled by reading (decision 10). */
const TOLD = 2.53;
const TOLD_BY_BOTH = 3.37;
const PER_DAY = -2.55;
const PER_LOG_HOUR = -0.18;
const SAME_ORIGIN = -1.01;
const BIAS = 0.07;
/** By hand: both headlines report an end of the same kind. A day later, other words tell it, and only the story's own are shared. */
const SAME_END = 2;

/** A report as far as it is compared with others. */
export interface ComparedReport {
  article: Pick<TimelineArticle, 'originKey' | 'publishedAt'>;
  reading: ArticleReading;
}

/** What comparisons read of a report. */
interface ReportWords {
  headline: TermWeights;
  /** The words of its headline and first sentences. */
  had: ReadonlySet<string>;
}

/** Compares the reports of one topic. */
export class ToldAlike {
  private readonly words = new Map<ComparedReport['reading'], ReportWords>();

  constructor(private readonly space: TermSpace) {}

  /**
   * How likely two reports tell the same event, as log odds: from how much of each headline the other one has in its headline and
   * first sentences, the time between them, and whether they have one origin or report the same kind of end. `words` is the part of the words.
   */
  odds(a: ComparedReport, b: ComparedReport): { odds: number; words: number } {
    const [one, other] = [this.wordsOf(a), this.wordsOf(b)];
    const first = covered(one.headline, other.had);
    const second = covered(other.headline, one.had);
    const words = (TOLD * (first + second)) / 2 + TOLD_BY_BOTH * Math.min(first, second);
    const hours = Math.abs(a.article.publishedAt.getTime() - b.article.publishedAt.getTime()) / HOUR_MS;
    const odds =
      BIAS +
      words +
      (PER_DAY * hours) / DAY_HOURS +
      PER_LOG_HOUR * Math.log1p(hours) +
      (a.article.originKey === b.article.originKey ? SAME_ORIGIN : 0) +
      (reportSameEnd(a.reading, b.reading) ? SAME_END : 0);
    return { odds, words };
  }

  private wordsOf({ reading }: ComparedReport): ReportWords {
    const known = this.words.get(reading);
    const terms = known?.headline.terms ?? reading.terms.slice(0, reading.titleTerms);
    const headline = this.space.weightsOf(terms, known?.headline);
    if (known?.headline === headline) return known;
    const had = known?.had ?? new Set([...terms, ...reading.opening.flatMap((each) => each.terms)]);
    const words = { headline, had };
    this.words.set(reading, words);
    return words;
  }
}

function reportSameEnd(a: ArticleReading, b: ArticleReading): boolean {
  return a.isClosing && b.isClosing && a.ends.some((kind) => b.ends.includes(kind));
}
