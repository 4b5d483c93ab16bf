import { chooseWeeklyDigest } from '../../../features/account/api/unsubscribe';
import { DigestLink } from '../../../features/account/components/digest-link';
import styles from './auth-page.module.css';

/** The page behind 'Weekly instead' in a daily digest. */
export function Component() {
  return (
    <div className={styles.place}>
      <h1>Weekly digest</h1>
      <DigestLink
        question="You receive a digest of the stories you follow every day."
        action="Send it weekly instead"
        hint="You can change this on your profile page."
        failedTitle="The weekly digest could not be chosen."
        change={chooseWeeklyDigest}
      />
    </div>
  );
}
