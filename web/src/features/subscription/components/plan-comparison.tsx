import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { COLLECTIONS_FREE } from '#contract/reading';
import { i18n } from '#language';
import styles from './plan-comparison.module.css';

const ROWS: readonly (readonly [
  feature: MessageDescriptor,
  free: MessageDescriptor,
  premium: MessageDescriptor,
])[] = [
  [msg`Reading, search and story timelines`, msg`Yes`, msg`Yes`],
  [msg`Trust score of every source`, msg`Yes`, msg`Yes`],
  [msg`Following stories, with notifications`, msg`Yes`, msg`Yes`],
  [msg`Promotion of Premium on pages`, msg`Yes`, msg({ message: 'None', context: 'no promotion' })],
  [msg`Summaries of stories, each sentence with its source`, msg`No`, msg`Yes`],
  [msg`Story assistant`, msg`On story pages`, msg`On topic pages as well`],
  [msg`Custom collections`, msg`Up to ${COLLECTIONS_FREE}`, msg`Unlimited`],
];

/** What each plan includes. */
export function PlanComparison() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow window scrolls the table, also by keys
    <section aria-label={t`What each plan includes`} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">
          <Trans>What each plan includes</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Feature</Trans>
            </th>
            <th scope="col">
              <Trans>Free</Trans>
            </th>
            <th scope="col">
              <Trans>Premium</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([feature, free, premium]) => (
            <tr key={feature.id}>
              <th scope="row">{i18n._(feature)}</th>
              <td>{i18n._(free)}</td>
              <td>{i18n._(premium)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
