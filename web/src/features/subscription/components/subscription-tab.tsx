import { Link } from 'react-router-dom';
import type { User } from '#contract/accounts';
import { PREMIUM_PRICE_USD } from '#contract/site';
import { pages } from '../../../lib/urls';
import { Section } from '../../account/components/profile/section';
import { usePlan } from '../api/use-plan';
import { PlanAction } from './plan-action';
import { PlanDetails } from './plan-details';
import styles from './subscription-tab.module.css';

/** The profile's tab about the plan: the next billing date is the real one, or is not shown. */
export function SubscriptionTab({ reader }: { reader: User }) {
  const { plan, error, retry } = usePlan();
  const isSubscribed = plan?.isSubscribed ?? reader.isSubscribed;
  return (
    <Section
      title={isSubscribed ? 'You have Premium' : 'Free plan'}
      text={
        isSubscribed
          ? 'No promotion, and all Premium features are included.'
          : `Premium costs $${PREMIUM_PRICE_USD} a month. News is always free.`
      }
    >
      {plan !== undefined && <PlanDetails plan={plan} />}
      {plan === undefined && error !== undefined && (
        <p role="alert">
          Your subscription could not be loaded.{' '}
          <button type="button" className="button" onClick={retry}>
            Try Again
          </button>
        </p>
      )}
      <div className={styles.actions}>
        <PlanAction />
        <Link to={pages.subscription} className="button">
          {isSubscribed ? 'See your plan' : 'Compare the plans'}
        </Link>
      </div>
    </Section>
  );
}
