import { pageTitle } from '#contract/site';
import { NewsSearch } from '../../features/search/components/news-search';

export function Component() {
  return (
    <>
      <title>{pageTitle('Search News')}</title>
      <h1>Search News Stories</h1>
      <NewsSearch />
    </>
  );
}
