import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DigestLink } from '../../../features/account/components/digest-link';
import { confirmEmails } from '../../../features/targets/api/target-calls';
import styles from './auth-page.module.css';

/** The page behind the link that an additional email address gets. */
export function Component() {
  return (
    <div className={styles.place}>
      <h1>
        <Trans>Emails about news</Trans>
      </h1>
      <DigestLink
        question={t`A reader of this site asked to send notifications of news stories to your address.`}
        action={t`Confirm`}
        hint={t`You can unsubscribe at any time by a link in each email.`}
        failedTitle={t`The address could not be confirmed.`}
        change={confirmEmails}
      />
    </div>
  );
}
