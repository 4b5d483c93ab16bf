import styles from './article-skeleton.module.css';

export function ArticleSkeleton() {
  return (
    <div role="status" aria-busy="true" className={styles.skeleton}>
      <span className="visually-hidden">Loading the article</span>
      <span className={`bone ${styles.title}`} />
      <span className={`bone ${styles.meta}`} />
      <span className={`bone ${styles.image}`} />
      <span className={`bone ${styles.text}`} />
      <span className={`bone ${styles.text}`} />
      <span className={`bone ${styles.text}`} />
    </div>
  );
}
