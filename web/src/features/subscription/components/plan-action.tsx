import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SignInLink } from '../../../components/sign-in-link';
import { useReader } from '../../account/api/use-reader';
import { usePlan } from '../api/use-plan';
import { usePayment } from '../hooks/use-payment';
import styles from './plan.module.css';

/** Subscribe Now, or Manage Subscription for those who have one. Visitors sign in first and come back here. */
export function PlanAction() {
  const { reader, isResolving } = useReader();
  const { plan, error, retry } = usePlan();
  const { isPending, subscribe, manage } = usePayment(plan, retry);
  if (reader === null && !isResolving)
    return (
      <SignInLink className="button button-primary">
        <Trans>Subscribe Now</Trans>
      </SignInLink>
    );
  const isKnown = plan !== undefined || error !== undefined;
  const isManaged = plan === undefined ? reader?.isSubscribed : plan.isManaged || plan.isSubscribed;
  const label = isManaged ? t`Manage Subscription` : t`Subscribe Now`;
  return (
    <button
      type="button"
      className={`button button-primary ${isKnown ? '' : styles.unknown}`}
      aria-disabled={isPending}
      onClick={isManaged ? manage : subscribe}
    >
      {isPending ? t`Processing` : label}
    </button>
  );
}
