import { Link } from 'react-router-dom';
import { Contact } from '../../../features/contact/components/contact';
import { pages } from '../../../lib/urls';
import styles from '../reading.module.css';

export function Component() {
  return (
    <div className={`${styles.column} ${styles.text}`}>
      <h1>Contact Us</h1>
      <p>
        Write to the people who run this site. If a milestone, a topic or a source is inaccurate, please use
        Report an inaccuracy beside it. A question about an article goes to the outlet that published it.
      </p>
      <p className={styles.gap}>
        Your message is stored for a year, as the <Link to={pages.privacy}>Privacy Policy</Link> says.
      </p>
      <Contact />
    </div>
  );
}
