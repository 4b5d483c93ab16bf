import { unsubscribe } from '../../../features/account/api/unsubscribe';
import { DigestLink } from '../../../features/account/components/digest-link';
import styles from './auth-page.module.css';

/** The page behind 'Unsubscribe' in a digest. */
export function Component() {
  return (
    <div className={styles.place}>
      <h1>Email digests</h1>
      <DigestLink
        question="You receive email digests of the stories you follow."
        action="Unsubscribe"
        hint="You still follow the same stories, and the bell still shows what is new."
        failedTitle="You could not be unsubscribed."
        change={unsubscribe}
      />
    </div>
  );
}
