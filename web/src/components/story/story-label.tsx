import styles from './story-label.module.css';

/** The words by which a story is known, above its name. */
export function StoryLabel({ label, language }: { label: string | null; language: string }) {
  return label === null ? null : (
    <p className={styles.label} lang={language}>
      {label}
    </p>
  );
}
