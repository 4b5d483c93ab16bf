import rowStyles from './article-row.module.css';
import styles from './article-row-skeleton.module.css';

/** Bars in the shape of one article. */
export function ArticleRowSkeleton() {
  return (
    <div className={rowStyles.row} aria-hidden="true">
      <div className={`${rowStyles.lines} ${styles.lines}`}>
        <span className={`bone ${styles.headline}`} />
        <span className={`bone ${styles.text}`} />
        <span className={`bone ${styles.text}`} />
      </div>
      <span className={`bone ${rowStyles.source} ${styles.meta}`} />
      <span className={`bone ${rowStyles.image} ${styles.image}`} />
      <div className={`${rowStyles.foot} ${styles.foot}`} />
    </div>
  );
}
