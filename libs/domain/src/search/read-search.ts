import { placedWords, searchText } from './search-text.js';

/** One word, or a phrase: words that follow one another. */
export type SearchTerm = readonly string[];

/** Finds articles that hold every wanted term and no unwanted one. */
export interface SearchGroup {
  wanted: readonly SearchTerm[];
  unwanted: readonly SearchTerm[];
}

/** Alternatives: an article matches if it matches one of them. */
export type Search = readonly SearchGroup[];

const TERMS_MOST = 40;
const PARTS = /(-?)"([^"]*)(?:"|$)|(\S+)/gu;

/**
 * Reads what a person typed: words, "phrases" (the closing quote may be missing), OR between alternatives, a minus before what
 * must not occur. A word with other characters in it ('covid-19') is a phrase. An alternative without a wanted term is dropped,
 * because it finds nothing by itself.
 */
export function readSearch(q: string): Search {
  const groups: { wanted: string[][]; unwanted: string[][] }[] = [{ wanted: [], unwanted: [] }];
  let terms = 0;
  for (const [, minus, phrase, bare = ''] of q.matchAll(PARTS)) {
    if (phrase === undefined && bare === 'OR') {
      groups.push({ wanted: [], unwanted: [] });
      continue;
    }
    const isUnwanted = phrase === undefined ? bare.startsWith('-') : minus === '-';
    const term = placedWords(phrase ?? bare).map(({ word }) => word);
    if (term.length === 0 || ++terms > TERMS_MOST) continue;
    groups.at(-1)?.[isUnwanted ? 'unwanted' : 'wanted'].push(term);
  }
  return groups.filter(({ wanted }) => wanted.length > 0);
}

/** The search as PostgreSQL's `websearch_to_tsquery` reads it, made of plain words only. */
export function searchQuery(search: Search): string {
  const quoted = (term: SearchTerm) => `"${searchText(term.join(' '))}"`;
  return search
    .map(({ wanted, unwanted }) =>
      [...wanted.map(quoted), ...unwanted.map((term) => `-${quoted(term)}`)].join(' '),
    )
    .join(' or ');
}
