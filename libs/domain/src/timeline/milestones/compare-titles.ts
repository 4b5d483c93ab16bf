import type { ArticleReading } from '../read/read-article.js';
import type { TitleWord } from '../read/title-words.js';

/** What a report says: the words of its headline, and the terms of headline and lead. */
export type Told = Pick<ArticleReading, 'titleWords' | 'terms'> & Partial<Pick<ArticleReading, 'language'>>;

/** Where two headlines differ between words that they share in the same order. */
export interface Difference {
  said: readonly TitleWord[];
  instead: readonly TitleWord[];
}

export interface Comparison {
  /** The share of the words that both have in the same order, 0–1 (Dice). */
  alike: number;
  differences: readonly Difference[];
}

/** Aligns two headlines by their longest common subsequence of words. */
export function compareTitles(said: readonly TitleWord[], told: readonly TitleWord[]): Comparison {
  const width = told.length + 1;
  const longest = new Uint8Array((said.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = said.length - 1; i >= 0; i -= 1) {
    for (let j = told.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] =
        said[i]?.key === told[j]?.key ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const differences: Difference[] = [];
  let [i, j, from, other] = [0, 0, 0, 0];
  const close = () => {
    if (i > from || j > other) {
      differences.push({ said: said.slice(from, i), instead: told.slice(other, j) });
    }
  };
  while (i < said.length && j < told.length) {
    if (said[i]?.key === told[j]?.key) {
      close();
      [i, j] = [i + 1, j + 1];
      [from, other] = [i, j];
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  [i, j] = [said.length, told.length];
  close();
  return { alike: (2 * at(0, 0)) / Math.max(1, said.length + told.length), differences };
}

/** Whether more headlines have one of the words in `said` than have only one of those in `instead`. */
export function isMinority(
  titles: readonly Told[],
  said: readonly TitleWord[],
  instead: readonly TitleWord[],
): boolean {
  const saying = titles.filter((each) => hasAny(each, said)).length;
  return saying > titles.filter((each) => hasAny(each, instead) && !hasAny(each, said)).length;
}

export function hasAny({ titleWords }: Told, words: readonly TitleWord[]): boolean {
  return titleWords.some(({ key }) => words.some((word) => word.key === key));
}
