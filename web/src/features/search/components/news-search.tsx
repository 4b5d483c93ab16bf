import { useSearchParams } from 'react-router-dom';
import type { NewsSearch as Search } from '../api/use-news-search';
import { searchFromAddress, searchToAddress } from './search-address';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';
import { SearchSamples } from './search-samples';

/** News search: the form, then samples or results. The address holds the search. */
export function NewsSearch() {
  const [params, setParams] = useSearchParams();
  const search = searchFromAddress(params);
  const run = (next: Search) => setParams(searchToAddress(params, next));
  return (
    <>
      <SearchForm search={search} onSearch={run} />
      {search.q === '' ? (
        <SearchSamples onChoose={(q) => run({ q, page: 1 })} />
      ) : (
        <SearchResults search={search} onPage={(page) => run({ ...search, page })} />
      )}
    </>
  );
}
