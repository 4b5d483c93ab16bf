import type { PlacedArticle } from '../recorded/placed-articles.js';
import { mainName, namesIn, withActor } from './actors.js';
import { inverted } from './opposites.js';
import { renumbered } from './renumber.js';

export const DISTORTIONS = ['renumbered', 'otherActor', 'inverted'] as const;
export type Distortion = (typeof DISTORTIONS)[number];

/** Distorts one headline of a milestone. Null if the headline does not allow it. */
export type Distorter = (title: string, milestone: MilestoneTitles) => string | null;

export interface MilestoneTitles {
  /** Decides, with the position in the list, which name of another topic is taken. */
  at: number;
  titles: readonly string[];
  /** All titles of the topic. No other name is taken from them. */
  topicTitles: readonly string[];
}

/** The three ways to distort a headline. Names are told from other words by how the recording writes them. */
export function distorters(articles: readonly PlacedArticle[]): Record<Distortion, Distorter> {
  const isName = nameWords(articles);
  const names = [...new Set(articles.flatMap(({ title }) => namesIn(title, isName)))];
  return {
    inverted,
    renumbered,
    otherActor: (title, { at, titles, topicTitles }) => {
      const name = mainName(title, titles, isName);
      const other = name && otherName(name, names, at, topicTitles.join('\n'));
      return name && other ? withActor(title, name, other) : null;
    },
  };
}

/** A name with as many words that the topic's titles do not have. Names are taken in leaps, so that they differ. */
function otherName(name: string, names: readonly string[], at: number, topic: string): string | null {
  const words = name.split(' ').length;
  for (let step = 0; step < names.length; step += 1) {
    const other = names[(at * 97 + step) % names.length] ?? '';
    if (other.split(' ').length === words && !topic.includes(other)) return other;
  }
  return null;
}

/** Words that the recording's summaries write with a capital at least twice as often as without. */
function nameWords(articles: readonly PlacedArticle[]): (word: string) => boolean {
  const capital = new Map<string, number>();
  const small = new Map<string, number>();
  for (const { excerpt } of articles) {
    for (const word of excerpt.match(/(?<=[\p{Ll},] )[\p{L}’'-]+/gu) ?? []) {
      const counts = /^\p{Lu}/u.test(word) ? capital : small;
      const key = word.toLowerCase();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return (word) => {
    const key = word.toLowerCase();
    return (capital.get(key) ?? 0) >= 2 && (capital.get(key) ?? 0) >= 2 * (small.get(key) ?? 0);
  };
}
