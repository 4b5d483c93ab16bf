import { useSearchParams } from 'react-router-dom';
import { PROVIDER_FAILURES, ProviderFailure } from '#contract/accounts';
import { Callout } from '../../../../components/feedback/callout';
import { useSignInOptions } from '../../api/use-sign-in-options';
import styles from './provider.module.css';

/** Why a sign-in at the provider led nowhere, if the page's address says so. */
export function ProviderFailureNote() {
  const [params] = useSearchParams();
  const { providerName } = useSignInOptions();
  const { data: reason } = ProviderFailure.safeParse(params.get('failed'));
  if (reason === undefined) return null;
  return (
    <div className={styles.failure} role="alert">
      <Callout title={PROVIDER_FAILURES[reason](providerName ?? 'The provider')} />
    </div>
  );
}
