import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Callout } from '../../components/feedback/callout';
import { ReadingList } from '../../features/reading-lists/components/reading-list';
import { pages } from '../../lib/urls';
import styles from './reading.module.css';

export function Component() {
  return (
    <div className={styles.column}>
      <h1>
        <Trans>Saved</Trans>
      </h1>
      <ReadingList kind="saved" empty={<NothingSaved />} />
    </div>
  );
}

function NothingSaved() {
  return (
    <Callout title={t`No saved articles yet`}>
      <Link to={pages.home} className="button button-primary">
        <Trans>Browse Articles</Trans>
      </Link>
    </Callout>
  );
}
