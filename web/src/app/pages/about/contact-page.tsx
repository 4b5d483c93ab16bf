import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Contact } from '../../../features/contact/components/contact';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={`${styles.column} ${styles.text}`}>
      <h1>
        <Trans>Contact Us</Trans>
      </h1>
      <p>
        <Trans>
          Write to the people who run this site. If a milestone, a topic or a source is inaccurate, please use
          Report an inaccuracy beside it. A question about an article goes to the outlet that published it.
        </Trans>
      </p>
      <p className={styles.gap}>
        <Trans>
          Your message is stored for a year, as the <Link to={pages.privacy}>Privacy Policy</Link> says.
        </Trans>
      </p>
      <Contact />
    </div>
  );
}
