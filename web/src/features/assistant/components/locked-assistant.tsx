import { Link } from 'react-router-dom';
import { ASSISTANT_MESSAGES } from '#words/assistant';
import { pages } from '../../../lib/urls';
import styles from './assistant-panel.module.css';

/** What readers without a subscription see instead: nothing can be sent. */
export function LockedAssistant({ topicId }: { topicId: number }) {
  return (
    <>
      <p className={styles.locked}>{ASSISTANT_MESSAGES.locked}</p>
      <div className={styles.actions}>
        <Link to={pages.subscription} className="button button-primary">
          {ASSISTANT_MESSAGES.unlock}
        </Link>
        <Link to={pages.story(topicId)} className="button button-text">
          {ASSISTANT_MESSAGES.openStory}
        </Link>
      </div>
    </>
  );
}
