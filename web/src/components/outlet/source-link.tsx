import { Link } from 'react-router-dom';
import { pages } from '../../lib/urls';
import styles from './source-link.module.css';

interface SourceLinkProps {
  name: string;
  /** The slug or the id; empty for an outlet without a page. */
  slug: string;
}

/** An outlet's name, linked to its page. Never put it inside another link. */
export function SourceLink({ name, slug }: SourceLinkProps) {
  if (slug === '')
    return (
      <span dir="auto" className={styles.name}>
        {name}
      </span>
    );
  return (
    <Link dir="auto" to={pages.source(slug)} className={`${styles.name} ${styles.link}`}>
      {name}
    </Link>
  );
}
