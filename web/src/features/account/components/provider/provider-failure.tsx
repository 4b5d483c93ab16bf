import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';
import { ProviderFailure } from '#contract/accounts';
import { PROVIDER_FAILURES } from '#words/accounts';
import { useSignInOptions } from '../../api/use-sign-in-options';
import styles from './provider.module.css';

/** Why a sign-in at the provider led nowhere, if the page's address says so. */
export function ProviderFailureNote() {
  const [params] = useSearchParams();
  const { providerName } = useSignInOptions();
  const { data: reason } = ProviderFailure.safeParse(params.get('failed'));
  if (reason === undefined) return null;
  return (
    <p className={styles.failure} role="alert">
      {PROVIDER_FAILURES[reason](providerName ?? t`The provider`)}
    </p>
  );
}
