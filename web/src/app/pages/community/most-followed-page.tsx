import { Trans } from '@lingui/react/macro';
import { MostFollowed } from '../../../features/topics/components/most-followed';

export function Component() {
  return (
    <>
      <h1>
        <Trans>Most Followed Topics</Trans>
      </h1>
      <MostFollowed />
    </>
  );
}
