import { termWeight } from '../../text/term-weight.js';
import { tokenise } from '../../text/tokenise.js';
import { SETTINGS } from '../settings.js';

const PRESUPPOSED_FROM = 0.4;
/** A few articles do not show what a story's words are. */
const SEVERAL = 5;
const LEAST = 0.2;
const RARE = 9;

/** How much a story's articles and the news at large use each word: what a question's words tell apart. */
export class WordWeights {
  private readonly articles = new Map<string, Set<number>>();
  private readonly all = new Set<number>();
  private readonly names = new Set<string>();
  readonly language: string;

  constructor(
    passages: readonly {
      article: { id: number };
      stems: ReadonlySet<string>;
      words: readonly { raw: string; stem: string }[];
    }[],
    language: string,
  ) {
    this.language = language;
    for (const { article, stems, words } of passages) {
      this.all.add(article.id);
      for (const { raw, stem } of words.slice(1))
        if (stem !== '' && /^\p{Lu}\p{Ll}/u.test(raw)) this.names.add(stem);
      for (const stem of stems) {
        const known = this.articles.get(stem);
        if (known) known.add(article.id);
        else this.articles.set(stem, new Set([article.id]));
      }
    }
  }

  has(stem: string): boolean {
    return this.articles.has(stem);
  }

  /** Whether the story has the word with a capital inside a sentence. */
  isName(stem: string): boolean {
    return this.names.has(stem);
  }

  /** The share of the story's articles with this word, 0–1. */
  share(stem: string): number {
    return (this.articles.get(stem)?.size ?? 0) / Math.max(1, this.all.size);
  }

  /** Most articles of the story have it, so that a question about the story presupposes it. */
  isPresupposed(stem: string): boolean {
    return this.all.size >= SEVERAL && this.share(stem) >= PRESUPPOSED_FROM;
  }

  /** 0.2–1: how much the word narrows a question down. */
  weigh(raw: string, stem: string): number {
    const [term = raw.toLowerCase()] = tokenise(raw, this.language);
    const rarity = Math.min(1, termWeight(term, this.language) / RARE);
    return Math.max(LEAST, rarity ** SETTINGS.rarity * (this.isPresupposed(stem) ? SETTINGS.presupposed : 1));
  }
}
