import type { SubscriptionView } from '#contract/billing';
import { dayWithYear } from '../../../lib/dates';
import styles from './plan.module.css';
import { planWords } from './plan-words';

/** The state of the reader's subscription, with the real dates. */
export function PlanDetails({ plan }: { plan: SubscriptionView }) {
  return planWords(plan, dayWithYear).map((sentence) => (
    <p key={sentence} className={styles.sentence}>
      {sentence}
    </p>
  ));
}
