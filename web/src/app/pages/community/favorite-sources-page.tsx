import { Trans } from '@lingui/react/macro';
import { FavoriteSources } from '../../../features/sources/components/directory/favorite-sources';

export function Component() {
  return (
    <>
      <h1>
        <Trans>Favorite News Sources</Trans>
      </h1>
      <p>
        <Trans>Sources are ranked by how many users follow their content.</Trans>
      </p>
      <FavoriteSources />
    </>
  );
}
