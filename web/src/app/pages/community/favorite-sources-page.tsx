import { pageTitle } from '#contract/site';
import { FavoriteSources } from '../../../features/sources/components/directory/favorite-sources';

export function Component() {
  return (
    <>
      <title>{pageTitle('Favorite Sources')}</title>
      <h1>Favorite News Sources</h1>
      <p>Sources are ranked by how many users follow their content.</p>
      <FavoriteSources />
    </>
  );
}
