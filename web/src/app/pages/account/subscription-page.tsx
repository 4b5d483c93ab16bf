import { Trans } from '@lingui/react/macro';
import { PREMIUM_PRICE_USD } from '#contract/site';
import { usePlan } from '../../../features/subscription/api/use-plan';
import { PlanAction } from '../../../features/subscription/components/plan-action';
import { PlanComparison } from '../../../features/subscription/components/plan-comparison';
import { PlanDetails } from '../../../features/subscription/components/plan-details';
import { ReturnNote } from '../../../features/subscription/components/return-note';
import { numberLabel } from '../../../lib/language/numbers';
import readingStyles from '../reading.module.css';
import styles from './subscription-page.module.css';

export function Component() {
  const { plan } = usePlan();
  const isFree = plan?.isGranted && !plan.isManaged;
  return (
    <div className={readingStyles.column}>
      <h1>
        <Trans>Free and Premium</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          Premium costs ${{ price: numberLabel(PREMIUM_PRICE_USD) }} a month. News is always free.
        </Trans>
      </p>
      <ReturnNote />
      <PlanComparison />
      {plan !== undefined && <PlanDetails plan={plan} />}
      <PlanAction />
      {!isFree && (
        <p className={styles.terms}>
          <Trans>
            You pay on the pages of Stripe. The subscription renews every month until you cancel it there, and
            you keep Premium to the end of the month that is paid.
          </Trans>
        </p>
      )}
    </div>
  );
}
