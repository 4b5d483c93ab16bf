import { Link } from 'react-router-dom';
import { pages } from '../../lib/urls';
import groupStyles from './link-group.module.css';

/** The Following list as a signed-out reader sees it. */
export function Following() {
  return (
    <section aria-labelledby="following-title" className={groupStyles.group}>
      <h2 id="following-title" className={groupStyles.title}>
        Following
      </h2>
      <p className="meta">
        <Link to={pages.auth}>Sign in</Link> to see the topics you follow.
      </p>
    </section>
  );
}
