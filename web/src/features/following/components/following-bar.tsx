import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './following-bar.module.css';

interface FollowingBarProps {
  chosen: ReadonlySet<number>;
  /** The topics on this page. */
  shown: readonly number[];
  onChoose: (chosen: ReadonlySet<number>) => void;
  onChange: (topics: readonly number[] | 'all') => void;
  onUnfollow: (topicIds: readonly number[]) => Promise<void>;
}

/** Chooses every story on the page, and changes or unfollows what is chosen. */
export function FollowingBar({ chosen, shown, onChoose, onChange, onUnfollow }: FollowingBarProps) {
  const isAllChosen = shown.length > 0 && shown.every((id) => chosen.has(id));
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={isAllChosen}
          disabled={shown.length === 0}
          onChange={() => onChoose(new Set(isAllChosen ? [] : [...chosen, ...shown]))}
        />
        {chosen.size === 0
          ? t`Select all on this page`
          : plural({ count: chosen.size }, { one: '# selected', other: '# selected' })}
      </label>
      {chosen.size > 0 && (
        <span className={styles.actions}>
          <button type="button" className="button" onClick={() => onChange([...chosen])}>
            <Trans>Change preferences</Trans>
          </button>
          <button type="button" className="button button-danger" onClick={() => void onUnfollow([...chosen])}>
            <Trans>Unfollow</Trans>
          </button>
        </span>
      )}
    </div>
  );
}
