import { pageTitle } from '#contract';
import { Notice } from '../../components/notice';
import { ReadersOnly } from '../../features/account/components/readers-only';
import { ReadingList } from '../../features/reading-lists/components/reading-list';
import styles from './reading.module.css';

export function Component() {
  return (
    <div className={styles.column}>
      <title>{pageTitle('History')}</title>
      <h1>History</h1>
      <ReadersOnly title="Sign in to see your history">
        <ReadingList kind="history" empty={<Notice title="No reading history yet" />} />
      </ReadersOnly>
    </div>
  );
}
