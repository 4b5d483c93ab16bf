import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { said } from '../../../lib/language/said';
import styles from './link-group.module.css';
import type { NavigationLink } from './navigation';

interface LinkGroupProps {
  title: string;
  links: readonly NavigationLink[];
  /** Called when the reader follows a link. */
  onFollow?: () => void;
}

/** One titled list of links in the sidebar or the menu. */
export function LinkGroup({ title, links, onFollow }: LinkGroupProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link} onClick={onFollow}>
              {said(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
