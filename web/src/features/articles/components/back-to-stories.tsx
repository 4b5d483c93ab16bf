import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/feedback/icon';
import { pages } from '../../../lib/urls';
import styles from './back-to-stories.module.css';

export function BackToStories() {
  return (
    <Link to={pages.home} className={styles.back} data-print="no">
      <Icon name="back" size={16} />
      {t`Back to stories`}
    </Link>
  );
}
