import { NewsSearch } from '../../features/search/components/news-search';

export function Component() {
  return (
    <>
      <h1>Search News Stories</h1>
      <NewsSearch />
    </>
  );
}
