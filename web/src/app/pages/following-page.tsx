import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Spinner } from '../../components/feedback/spinner';
import { useHasSessionEnded } from '../../features/account/api/signed-in-hint';
import { useReader } from '../../features/account/api/use-reader';
import { SessionEndedNote } from '../../features/account/components/session-ended-note';
import { ApplyToAll } from '../../features/follow/components/preferences/apply-to-all';
import { FollowedSources } from '../../features/following/components/followed-sources';
import { FollowingStories } from '../../features/following/components/following-stories';
import { PrivateAddresses } from '../../features/following/components/private-addresses';
import { FollowedSearches } from '../../features/search/components/followed/followed-searches';
import { TrackedOnDevice } from '../../features/tracked/components/tracked-on-device';
import styles from './following-page.module.css';

/** What a reader follows. Visitors see what this device keeps for them. */
export function Component() {
  const { reader, isResolving } = useReader();
  const hasEnded = useHasSessionEnded();
  return (
    <div className={styles.column}>
      <div className={styles.head}>
        <h1>
          <Trans>Following</Trans>
        </h1>
        {reader !== null && <ApplyToAll label={t`Change all`} />}
      </div>
      {isResolving && <Spinner label={t`Loading your account`} />}
      {reader !== null && (
        <>
          <FollowingStories />
          <FollowedSources />
          <div className={styles.searches}>
            <FollowedSearches />
          </div>
          <PrivateAddresses />
        </>
      )}
      {reader === null && !isResolving && (
        <>
          <SessionEndedNote
            hint={t`Sign in again to see the stories, sources and searches that you follow.`}
          />
          <TrackedOnDevice isEmptyShown={!hasEnded} />
        </>
      )}
    </div>
  );
}
