import { t } from '@lingui/core/macro';
import { TryAgain } from '../../../components/feedback/try-again';
import { useToday } from '../api/use-today';
import { LeadStory } from './lead-story';
import { EndedStories, QuietStories } from './other-stories';
import { StoryOfToday } from './story-of-today';
import styles from './today.module.css';

/** What is new in the stories, what ended, and what nobody reports any more. Empty parts are left out. */
export function Today() {
  const { data: today, error, mutate } = useToday();
  if (today === undefined) return error === undefined ? <Skeleton /> : <Failed onRetry={mutate} />;
  const { lead, stories, ended, quiet } = today;
  if (lead === null && ended.length === 0 && quiet.length === 0) return null;
  return (
    <div className={styles.today}>
      {lead !== null && (
        <section aria-labelledby="today-title">
          <h2 id="today-title" className={styles.title}>
            {t`Today`}
          </h2>
          <LeadStory story={lead} />
          {stories.length > 0 && (
            <ul className={styles.stories}>
              {stories.map((story) => (
                <li key={story.id} className={styles.story}>
                  <StoryOfToday story={story} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {(ended.length > 0 || quiet.length > 0) && (
        <div className={styles.others}>
          {ended.length > 0 && <EndedStories stories={ended} />}
          {quiet.length > 0 && <QuietStories stories={quiet} />}
        </div>
      )}
    </div>
  );
}

/** The news feed below works without this block, so its failure is one quiet line. */
function Failed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  return (
    <p role="alert" className={`meta ${styles.failed}`}>
      {t`Today’s stories could not be loaded.`} <TryAgain className="button button-text" onRetry={onRetry} />
    </p>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true" className={styles.today}>
      <span className="visually-hidden">{t`Loading today’s stories`}</span>
      <span className={`bone ${styles.boneTitle}`} />
      <span className={`bone ${styles.boneLead}`} />
      <span className={`bone ${styles.boneStories}`} />
    </div>
  );
}
