import { Link } from 'react-router-dom';
import { pageTitle } from '#contract/site';
import { Callout } from '../../components/feedback/callout';
import { ReadersOnly } from '../../features/account/components/readers-only';
import { ReadingList } from '../../features/reading-lists/components/reading-list';
import { pages } from '../../lib/urls';
import styles from './reading.module.css';

export function Component() {
  return (
    <div className={styles.column}>
      <title>{pageTitle('History')}</title>
      <h1>History</h1>
      <ReadersOnly title="Sign in to see your history">
        <ReadingList kind="history" empty={<NothingOpened />} />
      </ReadersOnly>
    </div>
  );
}

function NothingOpened() {
  return (
    <Callout title="No reading history yet">
      <Link to={pages.home} className="button button-primary">
        Browse Articles
      </Link>
    </Callout>
  );
}
