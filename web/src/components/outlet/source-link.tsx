import { Link } from 'react-router-dom';
import { pages } from '../../lib/urls';
import styles from './source-link.module.css';

interface SourceLinkProps {
  name: string;
  /** Or the id; empty for an outlet without a page. */
  slug: string;
}

/** An outlet's name, which leads to its page. Stands in a row of its own elements, never inside another link. */
export function SourceLink({ name, slug }: SourceLinkProps) {
  if (slug === '') return <span className={styles.name}>{name}</span>;
  return (
    <Link to={pages.source(slug)} className={`${styles.name} ${styles.link}`}>
      {name}
    </Link>
  );
}
