import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { chooseWeeklyDigest } from '../../../features/account/api/unsubscribe';
import { DigestLink } from '../../../features/account/components/digest-link';
import styles from './auth-page.module.css';

/** The page behind 'Weekly instead' in a daily digest. */
export function Component() {
  return (
    <div className={styles.place}>
      <h1>
        <Trans>Weekly digest</Trans>
      </h1>
      <DigestLink
        question={t`You receive a digest of the stories you follow every day.`}
        action={t`Send it weekly instead`}
        hint={t`You can change this on your profile page.`}
        failedTitle={t`The weekly digest could not be chosen.`}
        change={chooseWeeklyDigest}
      />
    </div>
  );
}
