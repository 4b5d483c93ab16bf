import { Trans } from '@lingui/react/macro';
import { NewsSearch } from '../../features/search/components/news-search';

export function Component() {
  return (
    <>
      <h1>
        <Trans>Search News Stories</Trans>
      </h1>
      <NewsSearch />
    </>
  );
}
