import { t } from '@lingui/core/macro';
import type { Topic } from '#contract/stories';
import { Icon } from '../../../../components/feedback/icon';
import type { Follow } from '../../../follow/hooks/use-follow';
import { useReopening } from '../../hooks/use-reopening';
import styles from './end-card.module.css';

interface ReopeningButtonProps {
  topic: Pick<Topic, 'id' | 'followerCount'>;
  follow: Follow;
}

/** Asks to hear if an ended story reopens, or says that the reader will. */
export function ReopeningButton({ topic, follow }: ReopeningButtonProps) {
  const { isSet, isPending, ask } = useReopening(topic, follow);
  return (
    <span role="status">
      {isSet ? (
        <span className={styles.set}>
          <Icon name="check" size={16} />
          {t`You will hear if it reopens`}
        </span>
      ) : (
        <button type="button" className="button" aria-disabled={isPending} onClick={ask}>
          <Icon name="bell" size={16} />
          {t`Tell me if it reopens`}
        </button>
      )}
    </span>
  );
}
