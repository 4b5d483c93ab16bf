import { DigestLink } from '../../../features/account/components/digest-link';
import { confirmEmails } from '../../../features/targets/api/target-calls';
import styles from './auth-page.module.css';

/** The page behind the link that an additional email address gets. */
export function Component() {
  return (
    <div className={styles.place}>
      <h1>Emails about news</h1>
      <DigestLink
        question="A reader of this site asked to send notifications of news stories to your address."
        action="Confirm"
        hint="You can unsubscribe at any time by a link in each email."
        failedTitle="The address could not be confirmed."
        change={confirmEmails}
      />
    </div>
  );
}
