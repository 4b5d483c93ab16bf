import styles from './spinner.module.css';

/** A turning ring with its words for those who do not see it; still where motion is unwelcome. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className={styles.place}>
      <span className={styles.ring} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </p>
  );
}
