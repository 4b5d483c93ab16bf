import { useSearchParams } from 'react-router-dom';
import type { NewsSearch as Search } from '../api/use-news-search';
import { FollowedSearches } from './followed/followed-searches';
import { searchFromAddress, searchToAddress } from './search-address';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';
import { SearchSamples } from './search-samples';

/** News search: the form, then followed and sample searches, or results. The address holds the search. */
export function NewsSearch() {
  const [params, setParams] = useSearchParams();
  const search = searchFromAddress(params);
  const run = (next: Search) => setParams(searchToAddress(params, next));
  // The filters of the results stay where they were pressed. Another page begins at its top.
  const refine = (next: Search) => setParams(searchToAddress(params, next), { preventScrollReset: true });
  return (
    <>
      <SearchForm search={search} onSearch={run} />
      {search.q === '' ? (
        <>
          <FollowedSearches />
          <SearchSamples onChoose={(q) => run({ q, page: 1 })} />
        </>
      ) : (
        <SearchResults search={search} onSearch={refine} onPage={(page) => run({ ...search, page })} />
      )}
    </>
  );
}
