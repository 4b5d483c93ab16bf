import type { KeptAnswer } from './kept-answer.js';

interface Rules {
  /** The answers that were asked for last are kept, so many of them. */
  most: number;
  /** Nothing is older, even where nobody told that it changed. */
  maxAgeMs: number;
  /** False while changes may go unheard: nothing is kept then. */
  isHeard: () => boolean;
}

interface Kept {
  until: number;
  answer: Promise<KeptAnswer>;
}

/**
 * Answers that are the same for everybody, by what was asked. Each is made once, however many ask for it meanwhile.
 * `drop` forgets all of them: who asks from then on never gets what was read before, be it still under way.
 */
export class KeptAnswers {
  private answers = new Map<string, Kept>();

  constructor(private readonly rules: Rules) {}

  /** The answer of this key; `load` makes it where it is not known, and is to be asked again after it failed. */
  get(key: string, load: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    if (!this.rules.isHeard()) return load();
    const { answers } = this;
    const known = answers.get(key);
    const now = performance.now();
    answers.delete(key);
    if (known && known.until > now) {
      answers.set(key, known);
      return known.answer;
    }
    const answer = load();
    const made = { until: now + this.rules.maxAgeMs, answer };
    answers.set(key, made);
    answer.catch(() => answers.get(key) === made && answers.delete(key));
    this.forgetOldest();
    return answer;
  }

  drop(): void {
    this.answers = new Map();
  }

  private forgetOldest(): void {
    const [oldest] = this.answers.keys();
    if (this.answers.size > this.rules.most && oldest !== undefined) this.answers.delete(oldest);
  }
}
