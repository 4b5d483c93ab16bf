import { WORLD } from '#vocabulary';
import { namedCountries } from './named-countries.js';

/** A country named in the title counts so much more than one in the lead alone. */
const TITLE_WEIGHT = 2;
const LEAD_CHARS = 300;
/** So large a share of the articles names the country of a story. */
const NAMED_SHARE = 0.3;
/** The country counts so many times as much as the second. */
const AHEAD = 1.6;

interface Told {
  title: string;
  excerpt: string;
}

/**
 * The country that the titles and leads of a story name most (ISO 3166-1). The world if they name none, or two or more about as
 * often.
 */
export function placeOfStory(articles: readonly Told[]): string {
  const weights = new Map<string, { weight: number; articles: number }>();
  for (const { title, excerpt } of articles) {
    const inTitle = new Set(namedCountries(title));
    for (const code of new Set([...inTitle, ...namedCountries(excerpt.slice(0, LEAD_CHARS))])) {
      const { weight, articles: named } = weights.get(code) ?? { weight: 0, articles: 0 };
      weights.set(code, { weight: weight + (inTitle.has(code) ? TITLE_WEIGHT : 1), articles: named + 1 });
    }
  }
  const [first, second] = [...weights].sort(([a, x], [b, y]) => y.weight - x.weight || (a < b ? -1 : 1));
  if (first === undefined) return WORLD;
  const [code, { weight, articles: named }] = first;
  const isNamed = named >= articles.length * NAMED_SHARE;
  const isAhead = weight >= AHEAD * (second?.[1].weight ?? 0);
  return isNamed && isAhead ? code : WORLD;
}
