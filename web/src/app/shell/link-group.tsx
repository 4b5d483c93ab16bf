import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './link-group.module.css';
import type { NavigationLink } from './navigation';

interface LinkGroupProps {
  title: string;
  links: readonly NavigationLink[];
}

/** One titled list of links in the sidebar or the menu. */
export function LinkGroup({ title, links }: LinkGroupProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
