import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { newArticlesText } from '#words/notifications';
import { MESSAGES } from '#words/site';
import { Icon } from '../../../components/feedback/icon';
import { useToast } from '../../../components/feedback/toast';
import { markAllSeen } from '../api/unseen';
import { useUnseen } from '../api/use-unseen';
import styles from './new-articles.module.css';

/** Shows that there are newer articles. The reader chooses when to load them. It does not shift the list. */
export function NewArticles({ onLoad }: { onLoad: () => Promise<void> }) {
  const count = useUnseen();
  const [isLoading, setIsLoading] = useState(false);
  const show = useToast();
  const load = async () => {
    if (isLoading) return;
    setIsLoading(true);
    try {
      await onLoad();
      markAllSeen();
    } catch {
      show({ text: MESSAGES.newsFeedFailed, failed: true });
    }
    setIsLoading(false);
  };
  return (
    <div className={styles.place}>
      <span role="status" className="visually-hidden">
        {count > 0 && t`There are new articles.`}
      </span>
      {count > 0 && (
        <button
          type="button"
          className={`button button-primary ${styles.pill}`}
          aria-disabled={isLoading}
          onClick={() => void load()}
        >
          <Icon name="up" size={16} />
          {newArticlesText(count)}
        </button>
      )}
    </div>
  );
}
