import { FavoriteSources } from '../../../features/sources/components/directory/favorite-sources';

export function Component() {
  return (
    <>
      <h1>Favorite News Sources</h1>
      <p>Sources are ranked by how many users follow their content.</p>
      <FavoriteSources />
    </>
  );
}
