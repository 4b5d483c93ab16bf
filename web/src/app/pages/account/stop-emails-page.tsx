import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DigestLink } from '../../../features/account/components/digest-link';
import { stopEmails } from '../../../features/targets/api/target-calls';
import styles from './auth-page.module.css';

/** The page behind 'Stop these emails' in emails to an additional address. */
export function Component() {
  return (
    <div className={styles.place}>
      <h1>
        <Trans>Emails about news</Trans>
      </h1>
      <DigestLink
        question={t`A reader of this site sends notifications of news stories to your address.`}
        action={t`Stop these emails`}
        hint={t`You can close this page.`}
        failedTitle={t`The emails could not be stopped.`}
        change={stopEmails}
      />
    </div>
  );
}
