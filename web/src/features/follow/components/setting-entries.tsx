import { Icon } from '../../../components/feedback/icon';
import styles from './advanced-settings.module.css';

interface SettingEntriesProps {
  label: string;
  entries: readonly { key: string; words: string }[];
  /** 'Unmute', 'Show again' */
  action: string;
  onRemove: (key: string) => void;
}

/** Muted or hidden entries, each with a button that removes it. */
export function SettingEntries({ label, entries, action, onRemove }: SettingEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.entries}>
      {entries.map(({ key, words }) => (
        <li key={key} className={styles.entry}>
          {words}
          <button
            type="button"
            className={styles.remove}
            aria-label={`${action} ${words}`}
            title={action}
            onClick={() => onRemove(key)}
          >
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
