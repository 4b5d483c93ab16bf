import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Topic } from '#contract/stories';
import type { ArticleMilestone } from '#contract/timeline';
import { momentLabel } from '#words/news-clock';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import { pages } from '../../../lib/urls';
import styles from './story-progression.module.css';

interface StoryProgressionProps {
  milestones: readonly ArticleMilestone[];
  topic: Pick<Topic, 'slug' | 'language' | 'sourceCount'>;
}

/** The story's developments so far, oldest first; major ones stand out. */
export function StoryProgression({ milestones, topic }: StoryProgressionProps) {
  const { now } = useNewsClock();
  return (
    <section aria-labelledby="progression-title" className={styles.section}>
      <div className={styles.head}>
        <h2 id="progression-title">{t`Story Progression Timeline`}</h2>
        {topic.sourceCount > 1 && <Link to={pages.headlines(topic.slug)}>{t`Compare headlines`}</Link>}
      </div>
      <ol className={styles.list}>
        {milestones
          .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
          .map((milestone) => (
            <li key={milestone.id} className={`${styles.row} ${milestone.isSignificant ? styles.major : ''}`}>
              <time dateTime={milestone.date} title={momentLabel(milestone.date)} className="meta">
                {dayLabel(milestone.date, now)}
              </time>
              <div>
                <p className={styles.title} lang={topic.language}>
                  {milestone.title}
                </p>
                <p className="meta">
                  {milestone.isSignificant ? t`Major development` : t`Minor development`}
                </p>
              </div>
            </li>
          ))}
      </ol>
    </section>
  );
}
