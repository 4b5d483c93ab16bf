import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RulePrecision } from '#contract/desk';
import { REVIEW_RULE_LABELS } from '#words/desk';
import { usePrecision } from '../../api/use-precision';
import styles from './queue.module.css';

/** How often editors agreed with each rule in the last year. Nothing until somebody decided. */
export function PrecisionList() {
  const { data } = usePrecision();
  const rules = data?.filter(({ accepted, refused }) => accepted + refused > 0) ?? [];
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="precision" className={styles.precision}>
      <h2 id="precision">
        <Trans>How often each rule was right</Trans>
      </h2>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule.rule}>
            <RuleShare rule={rule} />
            <p className="meta">{rule.months.map(monthWords).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RuleShare({ rule }: { rule: RulePrecision }) {
  const name = REVIEW_RULE_LABELS[rule.rule];
  const value = shareOf(rule);
  return (
    <Trans>
      <strong>{name}</strong>: {value}
    </Trans>
  );
}

function shareOf({ accepted, refused, precision }: RulePrecision): string {
  const all = accepted + refused;
  if (precision === null) return t`${accepted} of ${all} accepted`;
  return t`${accepted} of ${all} accepted (${{ percent: Math.round(100 * precision) }}%)`;
}

function monthWords({ month, accepted, refused }: RulePrecision['months'][number]): string {
  return t`${month}: ${accepted} of ${{ all: accepted + refused }}`;
}
