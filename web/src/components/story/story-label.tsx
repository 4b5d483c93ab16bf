import styles from './story-label.module.css';

/** The words by which a story is known, above its name. */
export function StoryLabel({ label }: { label: string | null }) {
  return label === null ? null : <p className={styles.label}>{label}</p>;
}
