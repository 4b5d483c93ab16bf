import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { unsubscribe } from '../../../features/account/api/unsubscribe';
import { DigestLink } from '../../../features/account/components/digest-link';
import styles from './auth-page.module.css';

/** The page behind 'Unsubscribe' in a digest. */
export function Component() {
  return (
    <div className={styles.place}>
      <h1>
        <Trans>Email digests</Trans>
      </h1>
      <DigestLink
        question={t`You receive email digests of the stories you follow.`}
        action={t`Unsubscribe`}
        hint={t`You still follow the same stories, and the bell still shows what is new.`}
        failedTitle={t`You could not be unsubscribed.`}
        change={unsubscribe}
      />
    </div>
  );
}
