import { placedWords, searchText } from './search-text.js';

/** One word, or a phrase of consecutive words. */
export type SearchTerm = readonly string[];

/** Matches articles that contain all wanted terms and no unwanted term. */
export interface SearchGroup {
  wanted: readonly SearchTerm[];
  unwanted: readonly SearchTerm[];
}

/** Alternatives: an article matches if it matches one of them. */
export type Search = readonly SearchGroup[];

const MAX_TERMS = 40;
/** Phrases are quoted differently in other languages. */
const QUOTES = /[“”„«»]/g;
const PARTS = /(-?)"([^"]*)(?:"|$)|(\S+)/gu;

/**
 * Parses a search query: words, "phrases" in any quotation marks (the closing one may be missing), OR between alternatives, a minus before
 * unwanted terms. A word with punctuation ('covid-19') is a phrase. An alternative without a wanted term is dropped,
 * because it matches nothing by itself.
 */
export function readSearch(q: string): Search {
  const groups: { wanted: string[][]; unwanted: string[][] }[] = [{ wanted: [], unwanted: [] }];
  let terms = 0;
  for (const [, minus, phrase, bare = ''] of q.replace(QUOTES, '"').matchAll(PARTS)) {
    if (phrase === undefined && bare === 'OR') {
      groups.push({ wanted: [], unwanted: [] });
      continue;
    }
    const isUnwanted = phrase === undefined ? bare.startsWith('-') : minus === '-';
    const term = placedWords(phrase ?? bare).map(({ word }) => word);
    if (term.length === 0 || ++terms > MAX_TERMS) continue;
    groups.at(-1)?.[isUnwanted ? 'unwanted' : 'wanted'].push(term);
  }
  return groups.filter(({ wanted }) => wanted.length > 0);
}

/** The search in the syntax of PostgreSQL's `websearch_to_tsquery`, made of plain words only. */
export function searchQuery(search: Search): string {
  const quoted = (term: SearchTerm) => `"${searchText(term.join(' '))}"`;
  return search
    .map(({ wanted, unwanted }) =>
      [...wanted.map(quoted), ...unwanted.map((term) => `-${quoted(term)}`)].join(' '),
    )
    .join(' or ');
}
