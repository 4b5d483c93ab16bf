import styles from './spinner.module.css';

/** A spinning ring with a label for screen readers. It stands still if the reader prefers reduced motion. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className={styles.place}>
      <span className={styles.ring} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </p>
  );
}
