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
      <title>{pageTitle('Saved')}</title>
      <h1>Saved</h1>
      <ReadersOnly title="Sign in to see your saved articles">
        <ReadingList kind="saved" empty={<NothingSaved />} />
      </ReadersOnly>
    </div>
  );
}

function NothingSaved() {
  return (
    <Callout title="No saved articles yet">
      <Link to={pages.home} className="button button-primary">
        Browse Articles
      </Link>
    </Callout>
  );
}
