import { COLLECTIONS_FREE } from '#contract/reading';
import { PREMIUM_PRICE_USD } from '#contract/site';
import readingStyles from '../reading.module.css';
import styles from './subscription-page.module.css';

const ROWS = [
  ['Reading, search and story timelines', 'Yes', 'Yes'],
  ['Trust score of every source', 'Yes', 'Yes'],
  ['Following stories', 'Yes', 'Yes'],
  ['Pages without house ads', 'No', 'Yes'],
  ['AI summaries and analysis', 'No', 'Yes'],
  ['Custom collections', `Up to ${COLLECTIONS_FREE}`, 'Unlimited'],
] as const;

export function Component() {
  return (
    <div className={readingStyles.column}>
      <h1>Free and Premium</h1>
      <p className={styles.lead}>Premium costs ${PREMIUM_PRICE_USD} a month. News is always free.</p>
      <table className={styles.table}>
        <caption className="visually-hidden">What each plan includes</caption>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">Free</th>
            <th scope="col">Premium</th>
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
    </div>
  );
}
