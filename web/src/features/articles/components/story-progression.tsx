import type { ArticleMilestone } from '#contract';
import { dayLabel, momentLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import styles from './story-progression.module.css';

/** The story's developments so far, oldest first; major ones stand out. */
export function StoryProgression({ milestones }: { milestones: readonly ArticleMilestone[] }) {
  const { now } = useNewsClock();
  return (
    <section aria-labelledby="progression-title" className={styles.section}>
      <h2 id="progression-title">Story Progression Timeline</h2>
      <ol className={styles.list}>
        {milestones
          .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
          .map((milestone) => (
            <li key={milestone.id} className={`${styles.row} ${milestone.isSignificant ? styles.major : ''}`}>
              <time dateTime={milestone.date} title={momentLabel(milestone.date)} className="meta">
                {dayLabel(milestone.date, now)}
              </time>
              <div>
                <p className={styles.title}>{milestone.title}</p>
                <p className="meta">{milestone.isSignificant ? 'Major development' : 'Minor development'}</p>
              </div>
            </li>
          ))}
      </ol>
    </section>
  );
}
