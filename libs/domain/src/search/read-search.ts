import { placedWords, searchText } from './search-text.js';

/** One word, or several that follow one another. */
export type SearchTerm = readonly string[];

/** Articles that have all of these and none of those. */
export interface SearchGroup {
  wanted: readonly SearchTerm[];
  unwanted: readonly SearchTerm[];
}

/** Any of these groups will do. */
export type Search = readonly SearchGroup[];

const TERMS_MOST = 40;
const PARTS = /(-?)"([^"]*)(?:"|$)|(\S+)/gu;

/**
 * What somebody asks for: words, "phrases" (a missing last quote is thought of), OR between alternatives, minus before what
 * must not be there. A word that holds other signs ('covid-19') is a phrase. Alternatives that only say what must not be
 * there are left out, for they find nothing of their own.
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

/** The search in the form that PostgreSQL's `websearch_to_tsquery` reads, with nothing in it but words. */
export function searchQuery(search: Search): string {
  const quoted = (term: SearchTerm) => `"${searchText(term.join(' '))}"`;
  return search
    .map(({ wanted, unwanted }) =>
      [...wanted.map(quoted), ...unwanted.map((term) => `-${quoted(term)}`)].join(' '),
    )
    .join(' or ');
}
