import { said } from '../lib/language/said';
import styles from './category-dot.module.css';

interface CategoryDotProps {
  /** In English, as the server has it. */
  name: string;
  /** The server's colour class; by default it follows from the name. */
  colorClass?: string;
}

/** A category's name with its coloured dot. */
export function CategoryDot({ name, colorClass }: CategoryDotProps) {
  return (
    <span className={styles.category}>
      <span
        className={`${styles.dot} ${colorClass ?? `category-${name.toLowerCase()}`}`}
        aria-hidden="true"
      />
      {said(name)}
    </span>
  );
}
