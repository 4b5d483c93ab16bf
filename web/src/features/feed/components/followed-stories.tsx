import { Link } from 'react-router-dom';
import { MESSAGES } from '#contract';
import { pages } from '../../../lib/urls';
import styles from './followed-stories.module.css';

/** Followed Stories as a signed-out reader sees them. */
export function FollowedStories() {
  return (
    <section aria-labelledby="followed-title" className={styles.followed}>
      <h2 id="followed-title" className={styles.title}>
        Followed Stories
      </h2>
      <p className={styles.text}>{MESSAGES.followedSignedOut}</p>
      <Link to={pages.auth} className="button">
        Sign In
      </Link>
    </section>
  );
}
