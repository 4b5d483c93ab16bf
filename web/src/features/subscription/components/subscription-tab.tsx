import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { User } from '#contract/accounts';
import { PREMIUM_PRICE_USD } from '#contract/site';
import { TryAgain } from '../../../components/feedback/try-again';
import { numberLabel } from '../../../lib/language/numbers';
import { pages } from '../../../lib/urls';
import { Section } from '../../account/components/profile/section';
import { usePlan } from '../api/use-plan';
import { PlanAction } from './plan-action';
import { PlanDetails } from './plan-details';
import styles from './subscription-tab.module.css';

/** The profile's tab about the plan: the next billing date is the real one, or is not shown. */
export function SubscriptionTab({ reader }: { reader: User }) {
  const { plan, error, retry } = usePlan();
  const price = numberLabel(PREMIUM_PRICE_USD);
  const isSubscribed = plan?.isSubscribed ?? reader.isSubscribed;
  return (
    <Section
      title={isSubscribed ? t`You have Premium` : t`Free plan`}
      text={
        isSubscribed
          ? t`No promotion, and all Premium features are included.`
          : t`Premium costs $${price} a month. News is always free.`
      }
    >
      {plan !== undefined && <PlanDetails plan={plan} />}
      {plan === undefined && error !== undefined && (
        <p role="alert">
          <Trans>Your subscription could not be loaded.</Trans> <TryAgain onRetry={retry} />
        </p>
      )}
      <div className={styles.actions}>
        <PlanAction />
        <Link to={pages.subscription} className="button">
          {isSubscribed ? t`See your plan` : t`Compare the plans`}
        </Link>
      </div>
    </Section>
  );
}
