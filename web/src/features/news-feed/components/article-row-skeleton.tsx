import rowStyles from './article-row.module.css';
import styles from './article-row-skeleton.module.css';

/** Bars in the shape of one article. */
export function ArticleRowSkeleton() {
  return (
    <div className={rowStyles.row} aria-hidden="true">
      <div className={`${rowStyles.headline} ${styles.lines}`}>
        <span className={`bone ${styles.headline}`} />
        <span className={`bone ${styles.headline} ${styles.short}`} />
      </div>
      <span className={`bone ${rowStyles.source} ${styles.meta}`} />
      <span className={`bone ${rowStyles.image} ${styles.image}`} />
      <div className={`${rowStyles.excerpt} ${styles.lines}`}>
        <span className={`bone ${styles.text}`} />
        <span className={`bone ${styles.text}`} />
      </div>
      <div className={`${rowStyles.foot} ${styles.foot}`} />
    </div>
  );
}
