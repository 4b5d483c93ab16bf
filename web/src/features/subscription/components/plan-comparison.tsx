import { Trans } from '@lingui/react/macro';
import { COLLECTIONS_FREE } from '#contract/reading';
import styles from './plan-comparison.module.css';

const ROWS = [
  ['Reading, search and story timelines', 'Yes', 'Yes'],
  ['Trust score of every source', 'Yes', 'Yes'],
  ['Following stories, with notifications', 'Yes', 'Yes'],
  ['Promotion of Premium on pages', 'Yes', 'None'],
  ['Summaries of stories, each sentence with its source', 'No', 'Yes'],
  ['Story assistant', 'On story pages', 'On topic pages as well'],
  ['Custom collections', `Up to ${COLLECTIONS_FREE}`, 'Unlimited'],
] as const;

/** What each plan includes. */
export function PlanComparison() {
  return (
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
          <tr key={feature}>
            <th scope="row">{feature}</th>
            <td>{free}</td>
            <td>{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
